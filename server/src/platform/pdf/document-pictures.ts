import type { Sharp } from 'sharp';
import type { FileFolder, FileStore } from '../files/file-store.js';
import { loadSharp } from '../files/load-sharp.js';

/** Size in pixels to which a logo is reduced: twice the points of its box, which is sharp enough for print. */
const LOGO = { width: 480, height: 200 };
/** Size in pixels to which a photo is reduced, twice the points of its box. */
const PHOTO = { width: 720, height: 720 };
/** Size in pixels to which a signature is reduced, twice the points of its box. */
const SIGNATURE = { width: 900, height: 360 };

/** Makes a QR code as a PNG data URL, for printing about 2 cm wide. */
export async function qrCode(text: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toDataURL(text, { margin: 0, width: 300, errorCorrectionLevel: 'M', color: { dark: '#12201a' } });
}

/** Reads a stored logo as a PNG data URL; null if there is none or it cannot be drawn. */
export async function logoPicture(
  files: FileStore,
  folder: FileFolder,
  name: string | undefined,
): Promise<string | null> {
  const bytes = name ? await readFile(files, folder, name) : undefined;
  if (!bytes) return null;
  const sharp = await loadSharp();
  return asPng(sharp(bytes, { density: 200 }).resize({ ...LOGO, fit: 'inside' })).catch(() => null);
}

/** Reads a stored signature, with its empty margins cut off; null if it is gone. */
export async function signaturePicture(files: FileStore, name: string): Promise<string | null> {
  const bytes = await readFile(files, 'signatures', name);
  if (!bytes) return null;
  const sharp = await loadSharp();
  const onPaper = await sharp(bytes).flatten({ background: '#ffffff' }).png().toBuffer();
  const shrink = { ...SIGNATURE, fit: 'inside' as const, withoutEnlargement: true };
  return asPng(sharp(onPaper).trim({ background: '#ffffff', threshold: 12 }).resize(shrink)).catch(() =>
    asPng(sharp(onPaper).resize(shrink)),
  );
}

/** Reads a stored photo as a JPEG data URL for printing about 9 cm wide; null if it is gone or cannot be drawn. */
export async function photoPicture(files: FileStore, folder: FileFolder, name: string): Promise<string | null> {
  const bytes = await readFile(files, folder, name);
  if (!bytes) return null;
  const sharp = await loadSharp();
  const small = await sharp(bytes)
    .autoOrient()
    .resize({ ...PHOTO, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer()
    .catch(() => undefined);
  return small ? `data:image/jpeg;base64,${small.toString('base64')}` : null;
}

async function readFile(files: FileStore, folder: FileFolder, name: string): Promise<Buffer | undefined> {
  const file = await files.open(folder, name);
  if (!file) return undefined;
  const parts: Buffer[] = [];
  for await (const part of file.stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

async function asPng(picture: Sharp): Promise<string> {
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}
