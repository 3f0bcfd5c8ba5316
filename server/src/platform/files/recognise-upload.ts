import { DomainError, ValidationError } from '../../kernel/domain-error.js';
import type { Metadata } from 'sharp';
import { decodeInTurn, loadSharp } from './load-sharp.js';

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
/** A small file may declare an enormous picture, as a whole or in one direction. The library refuses larger ones before it decodes them. */
const MAX_SENT_SIDE = 16_000;
/** What is decoded as a whole has at most so many pixels. */
const MAX_PIXELS = 80_000_000;
/** A JPEG as cameras make it is decoded at a reduced size, so that a phone's photo of 108 megapixels takes little memory. */
const MAX_REDUCED_PIXELS = 150_000_000;
/** Longest side of a stored picture. */
const MAX_SIDE = 2_000;
const WEBP_QUALITY = 82;
const REENCODE_LIMIT_S = 20;

const WANTED = 'Envoyez une image JPEG, PNG ou WebP.';
const HEIC =
  "Les photos HEIC ne sont pas acceptées : sur l'iPhone, choisissez « Le plus compatible » dans Réglages > Appareil photo > Formats, ou envoyez la photo en JPEG.";
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
  const format = formatOf(bytes, field, WANTED);
  const { picture, width, height } = await openPicture(bytes, format, field);
  if (Math.max(width, height) > MAX_SIDE)
    throw new ValidationError(
      { [field]: [`Réduisez la photo à ${MAX_SIDE.toLocaleString('fr-FR')} pixels au plus.`] },
      'UPLOAD.TOO_LARGE',
    );
  const whole = await decodeInTurn(() => picture.stats()).catch(() => undefined);
  if (!whole) throw unreadable(field);
  return { bytes, extension: format === 'jpeg' ? 'jpg' : format };
}

/** Accepts a PDF, stored unchanged, or a picture; at most 10 MB. Throws an error under `field` for anything else. */
export async function recogniseInvoice(bytes: Buffer, field: string): Promise<RecognisedUpload> {
  refuseLarger(bytes, MAX_INVOICE_BYTES, field);
  if (!pictureFormat(bytes) && isPdf(bytes)) return { bytes, extension: 'pdf' };
  return reencode(bytes, field, 'Envoyez un PDF ou une image JPEG, PNG ou WebP.');
}

async function reencode(bytes: Buffer, field: string, wanted: string): Promise<RecognisedUpload> {
  const { picture } = await openPicture(bytes, formatOf(bytes, field, wanted), field);
  const webp = picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .timeout({ seconds: REENCODE_LIMIT_S });
  const reencoded = await decodeInTurn(() => webp.toBuffer()).catch(() => undefined);
  if (!reencoded) throw unreadable(field);
  return { bytes: reencoded, extension: 'webp' };
}

/** Reads the head of a picture, without its pixels. Throws UPLOAD.UNREADABLE under `field` if it is too large or is another format than it looked like. */
async function openPicture(bytes: Buffer, format: PictureFormat, field: string) {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_REDUCED_PIXELS, failOn: 'error', pages: 1 });
  const head = await picture.metadata().catch(() => undefined);
  if (head?.format !== format || !isBounded(head)) throw unreadable(field);
  return { picture, width: head.width, height: head.height };
}

function isBounded({ format, isProgressive, width, height }: Metadata): boolean {
  const isReduced = format === 'jpeg' && !isProgressive;
  return Math.max(width, height) <= MAX_SENT_SIDE && width * height <= (isReduced ? MAX_REDUCED_PIXELS : MAX_PIXELS);
}

function unreadable(field: string): ValidationError {
  return new ValidationError({ [field]: [UNREADABLE] }, 'UPLOAD.UNREADABLE');
}

/** Returns the format of a picture. Throws UPLOAD.UNKNOWN_TYPE under `field`, with what to do for photos of an iPhone. */
function formatOf(bytes: Buffer, field: string, wanted: string): PictureFormat {
  const format = pictureFormat(bytes);
  if (!format) throw new ValidationError({ [field]: [isHeic(bytes) ? HEIC : wanted] }, 'UPLOAD.UNKNOWN_TYPE');
  return format;
}

/** Recognises the format by the first bytes, so that other formats that the library can read, such as SVG, never reach it. */
function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  return undefined;
}

/** Tells whether the file is in the container of HEIC photos, by its brand. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.subarray(4, 12).toString('latin1'));
}

/** A reader looks for the head within so many bytes: mail programs and scanners put lines of their own before it. */
const PDF_HEAD_WITHIN = 1024;

/** Recognises a PDF that readers open: with other bytes before its head, or cut off at its end. It has an end or at least one object. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, PDF_HEAD_WITHIN + 5).indexOf('%PDF-', 0, 'latin1');
  return (
    start >= 0 &&
    (bytes.lastIndexOf('%%EOF') > start || /\d\s+\d+\s+obj/.test(bytes.subarray(start).toString('latin1')))
  );
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
