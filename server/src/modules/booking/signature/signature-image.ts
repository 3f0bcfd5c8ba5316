import { createHash } from 'node:crypto';
import type { FileStore } from '../../../platform/files/file-store.js';
import { decodeInTurn, loadSharp } from '../../../platform/files/load-sharp.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { ValidationError } from '../../../kernel/domain-error.js';

/** A full pad on the largest screen stays well below this size, and its base64 fits into a request. */
const MAX_BYTES = 700 * 1024;
const MAX_SIDE = 8192;
const MAX_PIXELS = 16_000_000;
/** Smallest side in pixels; nobody signs on less. */
const MIN_SIDE = 20;
/** Anything darker counts as ink. 0 is black, 255 white. */
const INK_BELOW = 250;
const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Thrown if the picture of a signature is not accepted: invalid input with its own code. */
export class SignatureImageError extends ValidationError {
  constructor(message: string, field = 'image') {
    super({ [field]: [message] }, 'SIGNATURE.IMAGE');
  }
}

const EMPTY = 'Veuillez signer avant de valider.';
const NOT_A_PNG = "La signature n'est pas une image PNG valable.";
const TOO_LARGE = 'La signature est trop volumineuse.';

/** Throws SignatureImageError if the pad says that nothing was drawn. */
export function refuseEmptyPad(empty: boolean | undefined): void {
  if (empty) throw new SignatureImageError(EMPTY);
}

/**
 * Reads the bytes of a PNG data URL of a size that a pad can have (docs/rules/reservations.md#signing-the-contract). Throws
 * SignatureImageError under `field`.
 */
export function readSignature(dataUrl: unknown, field?: string): Buffer {
  if (typeof dataUrl !== 'string' || dataUrl === '') throw new SignatureImageError(EMPTY, field);
  if (dataUrl.length > (MAX_BYTES * 4) / 3 + 100) throw new SignatureImageError(TOO_LARGE, field);
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (!bytes.subarray(0, PNG_START.length).equals(PNG_START)) throw new SignatureImageError(NOT_A_PNG, field);
  if (bytes.length > MAX_BYTES) throw new SignatureImageError(TOO_LARGE, field);
  return bytes;
}

/** A signature in the file store. */
export interface StoredSignature {
  /** File name in the folder `signatures`. */
  readonly imageFile: string;
  /** SHA-256 of the picture, hexadecimal. */
  readonly sha256: string;
}

interface Deps {
  readonly files: FileStore;
  readonly limits: RateLimits;
}

/**
 * Stores a signature of a contract or an amendment. Throws SignatureImageError if the picture shows none, TooManyRequestsError after too
 * many attempts for one rental.
 */
export async function storeSignature(
  { files, limits }: Deps,
  reservationId: number,
  png: Buffer,
): Promise<StoredSignature> {
  await limits.consume('signature', String(reservationId));
  return keepSignature(files, png);
}

/** Stores a signature that staff send; their attempts are not limited. Throws SignatureImageError under `field`. */
export async function keepSignature(files: FileStore, png: Buffer, field?: string): Promise<StoredSignature> {
  await checkSignature(png, field);
  const imageFile = await files.save('signatures', png, 'png');
  return { imageFile, sha256: createHash('sha256').update(png).digest('hex') };
}

/** Throws SignatureImageError unless the bytes really are a PNG of a pad's size that shows a stroke. */
async function checkSignature(bytes: Buffer, field?: string): Promise<void> {
  const strokes = await inkOf(bytes).catch(() => {
    throw new SignatureImageError(NOT_A_PNG, field);
  });
  if (!strokes) throw new SignatureImageError(EMPTY, field);
}

async function inkOf(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width, height } = await picture.metadata();
  const sane = (side: number): boolean => side >= MIN_SIDE && side <= MAX_SIDE;
  if (format !== 'png' || !sane(width) || !sane(height)) throw new Error('no picture of a pad');
  const grey = await decodeInTurn(() =>
    picture.flatten({ background: '#ffffff' }).toColourspace('b-w').raw().toBuffer(),
  );
  return grey.some((level) => level < INK_BELOW);
}
