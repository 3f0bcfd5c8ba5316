import { readSignature } from '../signature/signature-image.js';
import type { SignAmendmentInput } from './amendment.input.js';
import type { NewAmendmentSignature } from './amendment-signing.js';

/** Parses the signature of an amendment. Throws SignatureImageError. */
export function parseAmendmentSignature({ number, amendment, key, image }: SignAmendmentInput): NewAmendmentSignature {
  return { number, amendment, key: key ?? null, png: readSignature(image) };
}
