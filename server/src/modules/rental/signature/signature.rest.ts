import { data, type RestRoute } from '../../../api/rest/router.js';
import { numberFromBody } from '../reservation/reservation.errors.js';
import type { SignatureService } from './signature.service.js';
import { SIGNATURE_FIELD_NAMES, signatureFromWire } from './signature.wire.js';

/** Past what a pad can send, so that a picture that is too large is told so. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** Gives the REST calls of the signature page (docs/rules/reservations.md#signing-the-contract). */
export function signatureRoutes({ signatures }: { readonly signatures: SignatureService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/testSignatureExist/:num',
      access: 'ANYONE',
      handle: async (call) => data((await signatures.slot(call, call.params['num'])) ? 1 : 0),
    },
    {
      method: 'POST',
      path: '/signatureToImage',
      access: 'ANYONE',
      bodyLimitBytes: BODY_LIMIT_BYTES,
      fieldNames: SIGNATURE_FIELD_NAMES,
      handle: async (call) => {
        await numberFromBody(signatures.sign(call, signatureFromWire(call.body)));
        return data('update successfully');
      },
    },
  ];
}
