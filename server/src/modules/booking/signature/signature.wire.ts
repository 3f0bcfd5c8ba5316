import { isTicked } from '../../../api/rest/form-values.js';
import { NUMBER_PARAM } from '../../../api/rest/wire-fields.js';
import { either, flag, form, integer, required, type SentFields, text } from '../../../api/rest/wire-schema.js';
import type { SentSignature } from './signature.commands.js';

/** The REST name of each field of the signature page. */
export const SIGNATURE_FIELD_NAMES = { image: 'Signature', number: 'id_reservation' } as const;

/** The body of `POST /api/signatureToImage`. */
export const SIGNATURE = form({
  id_reservation: required(NUMBER_PARAM),
  Signature: required(text({ description: 'PNG as a data URL: data:image/png;base64,…' })),
  etat: either(flag({ description: 'Whether the pad is empty, which is refused.' }), integer(), text()),
});

/** Converts the body of `POST /api/signatureToImage`, without validating it. */
export function signatureFromWire(body: SentFields<typeof SIGNATURE>): SentSignature {
  return {
    number: body['id_reservation'],
    image: body['Signature'],
    empty: isTicked(body['etat']),
  };
}
