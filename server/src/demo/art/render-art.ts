import sharp, { type Sharp } from 'sharp';

/**
 * Turns a drawing into a WebP picture.
 * @param width pixels; the drawing's own width when left out, the height follows
 */
export async function renderWebp(
  svg: string,
  { width, quality = 86 }: { width?: number; quality?: number } = {},
): Promise<Buffer> {
  return toSharp(svg, width).webp({ quality, alphaQuality: 90, effort: 2 }).toBuffer();
}

/** Turns a drawing into a PNG picture, for documents that cannot hold WebP. `width` as in `renderWebp`. */
export async function renderPng(svg: string, { width }: { width?: number } = {}): Promise<Buffer> {
  return toSharp(svg, width).png().toBuffer();
}

function toSharp(svg: string, width: number | undefined): Sharp {
  const image = sharp(Buffer.from(svg));
  return width === undefined ? image : image.resize({ width });
}
