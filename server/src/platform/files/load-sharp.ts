import type Sharp from 'sharp';

/** Loads the library that reads and writes pictures with the first of them: it takes 22 MB of memory, and most starts need none. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
