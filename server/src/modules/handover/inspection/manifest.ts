import { createHash } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { ManifestPhoto } from './inspection.commands.js';
import { type Inspection, InspectionPhoto } from './inspection.entity.js';

/** Returns the SHA-256 that the customer signs for: that of the photos' hashes in rising order, each followed by a line break. */
export function manifestSha256(photos: readonly { readonly sha256: string }[]): string {
  const lines = photos.map((photo) => `${photo.sha256}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** Makes an inspection's photos match the manifest. Files that were uploaded before are kept. */
export async function keepManifest(
  { em }: Transaction,
  inspection: Inspection,
  photos: readonly ManifestPhoto[],
): Promise<void> {
  const former = new Map((await em.find(InspectionPhoto, { inspection })).map((photo) => [photo.sha256, photo]));
  for (const photo of photos) {
    const stored = former.get(photo.sha256);
    if (stored) em.assign(stored, photo);
    else em.persist(em.create(InspectionPhoto, { ...photo, inspection: ref(inspection) }));
    former.delete(photo.sha256);
  }
  for (const gone of former.values()) em.remove(gone);
  await em.flush();
}
