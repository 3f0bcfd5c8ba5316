/** The longest side of a photo that is kept and sent, in pixels (docs/rules/rental-life.md#photos). */
const maxSide = 1600;
const quality = 0.82;

/** A photo as it is kept and sent. */
export interface TakenPhoto {
  blob: Blob;
  /** Hexadecimal. */
  sha256: string;
}

const hashOf = async (blob: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Makes a photo of a picture or of what a camera shows: at most 1600 px, WebP, or JPEG where the browser writes no WebP. */
export const photoOf = async (source: CanvasImageSource, width: number, height: number): Promise<TakenPhoto> => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const webp = await blobOf(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
  if (!blob) throw new Error('The browser made no picture.');
  return { blob, sha256: await hashOf(blob) };
};

/** Makes a photo of a file that somebody chose. Rejects if it is no picture. */
export const photoOfFile = async (file: Blob): Promise<TakenPhoto> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await photoOf(picture, picture.width, picture.height);
  } finally {
    picture.close();
  }
};
