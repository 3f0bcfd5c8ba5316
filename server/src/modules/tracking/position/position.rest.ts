import { json } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { text } from '../../../api/rest/wire-schema.js';
import type { PositionService } from './position.service.js';
import { POSITION, positionToWire } from './position.wire.js';

/**
 * Declares the REST call of a position, in the tracker's own format, because only the server may call the tracker
 * (docs/rules/tracking.md#the-gps-service).
 */
export function positionRoutes({ tracking }: { readonly tracking: PositionService }): RestRoute[] {
  return group('Fleet', [
    route({
      method: 'GET',
      path: '/position/:deviceID',
      access: 'STAFF',
      summary: 'Returns the position of a vehicle, in the format of the GPS service',
      params: { deviceID: text({ description: 'Identifier at the GPS tracker.' }) },
      answer: json(POSITION),
      handle: async ({ actor, params }) => positionToWire(await tracking.ofDevice(actor, params['deviceID'])),
    }),
  ]);
}
