import { join } from 'node:path';

/** The repository's directory. */
export const root = join(import.meta.dirname, '../..');

/** What scripts remember between runs; goes with the dependencies. */
export const cacheDir = join(root, 'node_modules/.cache/location-voitures');
