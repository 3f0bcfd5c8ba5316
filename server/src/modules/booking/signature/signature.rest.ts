import { dataOf, json } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { NUMBER_PARAM } from '../../../api/rest/wire-fields.js';
import { either, exactly } from '../../../api/rest/wire-schema.js';
import { parseSignature } from './signature.commands.js';
import type { SignatureService } from './signature.service.js';
import { SIGNATURE, SIGNATURE_FIELD_NAMES, signatureFromWire } from './signature.wire.js';

/** More than a pad can send, so that a picture that is too large gets its own error. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** Returns the REST calls of the signature page (docs/rules/reservations.md#signing-the-contract). */
export function signatureRoutes({ signatures }: { readonly signatures: SignatureService }): RestRoute[] {
  return group('Signing', [
    route({
      method: 'GET',
      path: '/testSignatureExist/:num',
      access: 'ANYONE',
      summary: 'Tells whether there is a contract to sign',
      params: { num: NUMBER_PARAM },
      answer: json(dataOf(either(exactly(0), exactly(1))), '1 when there is a contract to sign, else 0.'),
      refusals: [429],
      handle: async (call) => ({
        data: (await signatures.slot(call, call.params['num'])) ? (1 as const) : (0 as const),
      }),
    }),
    route({
      method: 'POST',
      path: '/signatureToImage',
      access: 'ANYONE',
      summary: 'Signs the contract of a rental',
      body: SIGNATURE,
      answer: json(dataOf(exactly('update successfully'))),
      refusals: [404, 409, 429],
      bodyLimitBytes: BODY_LIMIT_BYTES,
      fieldNames: SIGNATURE_FIELD_NAMES,
      handle: async (call) => {
        await signatures.sign(call, parseSignature(signatureFromWire(call.body)));
        return { data: 'update successfully' } as const;
      },
    }),
  ]);
}
