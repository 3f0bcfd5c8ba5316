import { isTicked } from '../../../api/rest/form-values.js';
import type { SignatureEntry } from './signature.service.js';

/** Domain field → wire field of the signature page. */
export const SIGNATURE_FIELD_NAMES = { image: 'Signature', number: 'id_reservation' } as const;

/** Reads the body of `POST /api/signatureToImage`; the service checks what its fields really are. */
export function signatureFromWire(body: Readonly<Record<string, unknown>>): SignatureEntry {
  return {
    number: body['id_reservation'],
    image: body['Signature'],
    empty: isTicked(body['etat']),
  } as SignatureEntry;
}
