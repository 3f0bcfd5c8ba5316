import { createHash } from 'node:crypto';

/** What the customer signs for: the photos' hashes in rising order, each with a line break. */
export function manifestSha256(photos: readonly { readonly sha256: string }[]): string {
  const lines = photos.map((photo) => `${photo.sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
