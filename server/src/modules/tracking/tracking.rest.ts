import type { RestRoute } from '../../rest/router.js';
import type { TrackingService } from './tracking.service.js';
import { positionToWire } from './tracking.wire.js';

/** The tracker's own shape, through the server (spec/3-decisions §4): browsers never reach the tracker. */
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
