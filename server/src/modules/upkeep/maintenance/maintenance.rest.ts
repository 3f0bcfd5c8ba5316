import { data, pagedData, type RestRoute } from '../../../api/rest/router.js';
import { idFromBody } from './maintenance.errors.js';
import type { MaintenanceListService } from './maintenance.list.js';
import type { MaintenanceReportService } from './maintenance.reports.js';
import type { MaintenanceService } from './maintenance.service.js';
import {
  dueMaintenanceToWire,
  MAINTENANCE_FIELD_NAMES,
  maintenanceFromWire,
  maintenanceToWire,
  searchFromWire,
} from './maintenance.wire.js';

interface Deps {
  readonly maintenances: MaintenanceService;
  readonly maintenanceLists: MaintenanceListService;
  readonly maintenanceReports: MaintenanceReportService;
}

/**
 * Gives the REST calls about the upkeep of the fleet, and the one behind the warning after the staff's login
 * (docs/rules/maintenance.md#the-warning-after-the-login).
 */
export function maintenanceRoutes({ maintenances, maintenanceLists, maintenanceReports }: Deps): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/checkNotification',
      access: 'STAFF',
      handle: async ({ actor }) => data((await maintenances.due(actor)).map(dueMaintenanceToWire)),
    },
    {
      method: 'POST',
      path: '/maintenance',
      access: 'STAFF',
      fieldNames: MAINTENANCE_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const made = await maintenances.create(actor, maintenanceFromWire(body, files['facture_maintenance']));
        const record = await maintenanceLists.record(actor, made);
        return { message: 'Maintenance created successfully', data: maintenanceToWire(record) };
      },
    },
    {
      method: 'GET',
      path: '/maintenance/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        const found = await maintenances.get(actor, params['id']);
        return data(maintenanceToWire(await maintenanceLists.record(actor, found)));
      },
    },
    {
      method: 'DELETE',
      path: '/maintenance/:id',
      access: 'ADMIN',
      handle: async ({ actor, params }) => {
        await maintenances.delete(actor, params['id']);
        return { message: 'La maintenance a été supprimé.' };
      },
    },
    {
      method: 'POST',
      path: '/maintenanceModifier',
      access: 'STAFF',
      fieldNames: MAINTENANCE_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const edit = maintenanceFromWire(body, files['facture_maintenance']);
        const edited = await idFromBody(maintenances.update(actor, edit));
        const record = await maintenanceLists.record(actor, edited);
        return { message: 'La maintenance a été modifié', data: maintenanceToWire(record) };
      },
    },
    {
      method: 'GET',
      path: '/admin/getMaintenances',
      access: 'STAFF',
      handle: async ({ actor, page }) =>
        pagedData(await maintenanceLists.recordPage(actor, undefined, page), maintenanceToWire),
    },
    {
      method: 'POST',
      path: '/admin/rechercherMaintenance',
      access: 'STAFF',
      handle: async ({ actor, body, page }) =>
        pagedData(await maintenanceLists.recordPage(actor, searchFromWire(body), page), maintenanceToWire),
    },
    {
      method: 'GET',
      path: '/maintenanceRapport/:vehicleId',
      access: 'STAFF',
      handle: async (call) =>
        call.sendFile(await maintenanceReports.ofVehicle(call.actor, call.params['vehicleId']), 'attachment'),
    },
  ];
}
