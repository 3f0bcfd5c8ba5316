import { DomainError, ValidationError } from '../../kernel/domain-error.js';
import { loadSharp } from './load-sharp.js';

/** An accepted upload, ready to be stored. */
export interface RecognisedUpload {
  readonly bytes: Buffer;
  readonly extension: 'webp' | 'pdf';
}

const MEGABYTE = 1024 * 1024;
const MAX_PICTURE_BYTES = 8 * MEGABYTE;
const MAX_INVOICE_BYTES = 10 * MEGABYTE;
/** The size limit of any upload: the largest of the limits above. */
export const MAX_UPLOAD_BYTES = MAX_INVOICE_BYTES;
/** A small file may declare an enormous picture; no phone camera makes more pixels than this. */
const MAX_PIXELS = 80_000_000;
/** Longest side of a stored picture. */
const MAX_SIDE = 2_000;
const WEBP_QUALITY = 82;
const REENCODE_LIMIT_S = 20;

const WANTED = 'Envoyez une image JPEG, PNG ou WebP.';
const UNREADABLE = 'Cette image est abîmée ou trop grande : choisissez-en une autre.';

type PictureFormat = 'jpeg' | 'png' | 'webp';

/**
 * Accepts a JPEG, PNG or WebP of at most 8 MB, recognised by its content, never by its name (docs/rules/common.md#uploads): rotated
 * upright, scaled to at most 2000 px, re-encoded as WebP, without its metadata. Throws an error under `field` for anything else.
 */
export async function recognisePicture(bytes: Buffer, field: string): Promise<RecognisedUpload> {
  refuseLarger(bytes, MAX_PICTURE_BYTES, field);
  return reencode(bytes, field, WANTED);
}

/** An accepted photo, with the format that it has. */
export interface RecognisedPhoto {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'webp';
}

/**
 * Accepts a JPEG, PNG or WebP of at most 8 MB and 2000 px, which is kept as it is, so that its SHA-256 stays. Throws an error under `field`
 * for anything else.
 */
export async function recognisePhoto(bytes: Buffer, field: string): Promise<RecognisedPhoto> {
  refuseLarger(bytes, MAX_PICTURE_BYTES, field);
  const format = pictureFormat(bytes);
  if (!format) throw new ValidationError({ [field]: [WANTED] }, 'UPLOAD.UNKNOWN_TYPE');
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const found = await picture.metadata().catch(() => undefined);
  const whole = found?.format === format && (await picture.stats().catch(() => undefined));
  if (!whole) throw new ValidationError({ [field]: [UNREADABLE] }, 'UPLOAD.UNREADABLE');
  if (Math.max(found.width, found.height) > MAX_SIDE)
    throw new ValidationError(
      { [field]: [`Réduisez la photo à ${MAX_SIDE.toLocaleString('fr-FR')} pixels au plus.`] },
      'UPLOAD.TOO_LARGE',
    );
  return { bytes, extension: format === 'jpeg' ? 'jpg' : format };
}

/** Accepts a PDF, stored unchanged, or a picture; at most 10 MB. Throws an error under `field` for anything else. */
export async function recogniseInvoice(bytes: Buffer, field: string): Promise<RecognisedUpload> {
  refuseLarger(bytes, MAX_INVOICE_BYTES, field);
  if (isPdf(bytes)) return { bytes, extension: 'pdf' };
  return reencode(bytes, field, 'Envoyez un PDF ou une image JPEG, PNG ou WebP.');
}

async function reencode(bytes: Buffer, field: string, wanted: string): Promise<RecognisedUpload> {
  const format = pictureFormat(bytes);
  if (!format) throw new ValidationError({ [field]: [wanted] }, 'UPLOAD.UNKNOWN_TYPE');
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    if ((await picture.metadata()).format !== format) throw new Error('another format than it looked like');
    const webp = await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: REENCODE_LIMIT_S })
      .toBuffer();
    return { bytes: webp, extension: 'webp' };
  } catch {
    throw new ValidationError({ [field]: [UNREADABLE] }, 'UPLOAD.UNREADABLE');
  }
}

/** Recognises the format by the first bytes, so that other formats that the library can read, such as SVG, never reach it. */
function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  return undefined;
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.lastIndexOf('%%EOF') > 0;
}

function refuseLarger(bytes: Buffer, limit: number, field: string): void {
  if (bytes.length > limit) throw new UploadTooLargeError(field, limit);
}

/** Thrown when a file exceeds its size limit. */
export class UploadTooLargeError extends DomainError {
  constructor(field: string, limitBytes: number) {
    const message = `Ce fichier est trop volumineux : ${limitBytes / MEGABYTE} Mo au plus.`;
    super('too_large', 'UPLOAD.TOO_LARGE', message, { [field]: [message] });
  }
}
