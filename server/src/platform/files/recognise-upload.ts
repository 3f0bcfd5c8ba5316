import { DomainError, ValidationError } from '../../kernel/domain-error.js';
import { loadSharp } from './load-sharp.js';

/** An upload that is what it should be, ready to be stored. */
export interface RecognisedUpload {
  readonly bytes: Buffer;
  readonly extension: 'webp' | 'pdf';
}

const MEGABYTE = 1024 * 1024;
const MAX_PICTURE_BYTES = 8 * MEGABYTE;
const MAX_INVOICE_BYTES = 10 * MEGABYTE;
/** What the doors let in at all: the largest of the limits above. */
export const MAX_UPLOAD_BYTES = MAX_INVOICE_BYTES;
/** A small file may claim to be an enormous picture; this is more than any camera of a telephone makes. */
const MAX_PIXELS = 80_000_000;
/** Longest side that is kept. */
const MAX_SIDE = 2_000;
const WEBP_QUALITY = 82;
const REENCODE_LIMIT_S = 20;

type PictureFormat = 'jpeg' | 'png' | 'webp';

/**
 * Takes a JPEG, PNG or WebP of at most 8 MB, recognised by its content, never by its name (docs/rules/common.md#uploads):
 * turned upright, made no larger than 2000 px, re-encoded as WebP, its metadata dropped. Throws an error under `field` for
 * anything else.
 */
export async function recognisePicture(bytes: Buffer, field: string): Promise<RecognisedUpload> {
  refuseLarger(bytes, MAX_PICTURE_BYTES, field);
  return reencode(bytes, field, 'Envoyez une image JPEG, PNG ou WebP.');
}

/** A PDF, kept as it is, or a picture; at most 10 MB. Throws an error under `field` for anything else. */
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
    throw new ValidationError(
      { [field]: ['Cette image est abîmée ou trop grande : choisissez-en une autre.'] },
      'UPLOAD.UNREADABLE',
    );
  }
}

/** By the first bytes. Other formats the library could read, SVG above all, never reach it. */
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

/** A file that weighs more than it may. */
export class UploadTooLargeError extends DomainError {
  constructor(field: string, limitBytes: number) {
    const message = `Ce fichier est trop volumineux : ${limitBytes / MEGABYTE} Mo au plus.`;
    super('too_large', 'UPLOAD.TOO_LARGE', message, { [field]: [message] });
  }
}
