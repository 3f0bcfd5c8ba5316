import { createHash } from 'node:crypto';

/** Returns the SHA-256 that the customer signs for: that of the photos' hashes in rising order, each followed by a line break. */
export function manifestSha256(photos: readonly { readonly sha256: string }[]): string {
  const lines = photos.map((photo) => `${photo.sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
