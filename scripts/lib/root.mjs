import { join } from 'node:path';

/** The repository's directory. */
export const root = join(import.meta.dirname, '../..');

/** Where scripts keep state between runs; deleted with the dependencies. */
export const cacheDir = join(root, 'node_modules/.cache/location-voitures');
