import { requireNamed } from '../../../kernel/check-input.js';
import type { Sent } from '../../../kernel/commands.js';
import { readSignature, refuseEmptyPad } from './signature-image.js';
import type { SignContractInput } from './signature.input.js';

/** A signature of a contract. */
export interface NewSignature {
  /** Number of the reservation as typed. */
  readonly number: string;
  /** The picture. The service checks that it is one and shows a stroke. */
  readonly png: Buffer;
}

/** What a pad sends; `empty` is true if nothing was drawn. */
export type SentSignature = Sent<SignContractInput> & { readonly empty?: boolean };

/** Parses a signature. Throws SignatureImageError, and ValidationError if it names no contract. */
export function parseSignature({ number, image, empty }: SentSignature): NewSignature {
  refuseEmptyPad(empty);
  const png = readSignature(image);
  requireNamed('number', number || null);
  return { number: typeof number === 'string' ? number : '', png };
}
