import type Sharp from 'sharp';

/** Loads the image library at its first use: it takes 22 MB of memory, and most server starts need no image. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
