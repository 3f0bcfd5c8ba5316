import { data, type RestRoute } from '../../rest/router.js';
import type { MaintenanceService } from './maintenance.service.js';
import { dueMaintenanceToWire } from './maintenance.wire.js';

/** The warning after the staff's login (spec/1-public-site §7). */
export function maintenanceRoutes({ maintenances }: { readonly maintenances: MaintenanceService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/checkNotification',
      access: 'STAFF',
      handle: async ({ actor }) => data((await maintenances.due(actor)).map(dueMaintenanceToWire)),
    },
  ];
}
