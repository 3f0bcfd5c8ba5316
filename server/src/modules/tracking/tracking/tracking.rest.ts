import type { RestRoute } from '../../../api/rest/router.js';
import type { TrackingService } from './tracking.service.js';
import { positionToWire } from './tracking.wire.js';

/**
 * Gives a position in the tracker's own shape, because only the server may ask the tracker
 * (docs/rules/tracking.md#the-gps-service).
 */
export function trackingRoutes({ tracking }: { readonly tracking: TrackingService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/position/:deviceID',
      access: 'STAFF',
      handle: async ({ actor, params }) => positionToWire(await tracking.ofDevice(actor, params['deviceID'] ?? '')),
    },
  ];
}
