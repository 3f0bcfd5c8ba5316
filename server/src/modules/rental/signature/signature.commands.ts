import type { Sent } from '../../../kernel/commands.js';
import { readSignature, refuseEmptyPad } from './signature-image.js';
import type { SignContractInput } from './signature.input.js';

/** A signature of a contract. */
export interface NewSignature {
  /** Of the reservation, as it was typed. */
  readonly number: string;
  /** The picture; that it is one, and shows a stroke, is for the service to find. */
  readonly png: Buffer;
}

/** What a pad sends: `empty` is its own word that nothing was drawn. */
export type SentSignature = Sent<SignContractInput> & { readonly empty?: boolean };

/** Reads a signature. Throws SignatureImageError. */
export function parseSignature({ number, image, empty }: SentSignature): NewSignature {
  refuseEmptyPad(empty);
  return { number: typeof number === 'string' ? number : '', png: readSignature(image) };
}
