import { idOf } from '../../../kernel/ids.js';
import { dataOf, file, json, MESSAGE, messageAnd, pageOf } from '../../../api/rest/answers.js';
import { data, group, pagedData, type RestRoute, route } from '../../../api/rest/route.js';
import { ID_PARAM } from '../../../api/rest/wire-fields.js';
import { list } from '../../../api/rest/wire-schema.js';
import { WORKBOOK_MEDIA_TYPE } from '../../../platform/xlsx/workbook.js';
import { readMaintenanceEdit, readNewMaintenance } from './maintenance.commands.js';
import type { MaintenanceListService } from './maintenance-list.js';
import type { MaintenanceReportService } from './maintenance-reports.js';
import type { MaintenanceService } from './maintenance.service.js';
import {
  DUE_MAINTENANCE,
  dueMaintenanceToWire,
  MAINTENANCE,
  MAINTENANCE_EDIT,
  MAINTENANCE_FIELD_NAMES,
  MAINTENANCE_SEARCH,
  maintenanceEditFromWire,
  maintenanceFromWire,
  maintenanceToWire,
  NEW_MAINTENANCE,
  searchFromWire,
  SLOT_TAKEN,
} from './maintenance.wire.js';

interface Deps {
  readonly maintenances: MaintenanceService;
  readonly maintenanceLists: MaintenanceListService;
  readonly maintenanceReports: MaintenanceReportService;
}

/**
 * Declares the REST calls about maintenance, including the one behind the warning after the staff's login
 * (docs/rules/maintenance.md#the-warning-after-the-login).
 */
export function maintenanceRoutes({ maintenances, maintenanceLists, maintenanceReports }: Deps): RestRoute[] {
  return group('Upkeep', [
    route({
      method: 'GET',
      path: '/checkNotification',
      access: 'STAFF',
      summary: 'Lists what is due: the warning after the login of the staff',
      answer: json(dataOf(list(DUE_MAINTENANCE))),
      handle: async ({ actor }) => data((await maintenances.due(actor)).map(dueMaintenanceToWire)),
    }),
    route({
      method: 'POST',
      path: '/maintenance',
      access: 'STAFF',
      summary: 'Adds a maintenance',
      body: NEW_MAINTENANCE,
      answer: json(messageAnd(MAINTENANCE)),
      otherAnswers: { 409: SLOT_TAKEN },
      fieldNames: MAINTENANCE_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const made = await maintenances.create(
          actor,
          readNewMaintenance(maintenanceFromWire(body)),
          files['facture_maintenance'],
        );
        const view = await maintenanceLists.view(actor, made);
        return { message: 'Maintenance created successfully', data: maintenanceToWire(view) };
      },
    }),
    route({
      method: 'GET',
      path: '/maintenance/:id',
      access: 'STAFF',
      summary: 'Returns a maintenance',
      params: { id: ID_PARAM },
      answer: json(dataOf(MAINTENANCE)),
      handle: async ({ actor, params }) => {
        const found = await maintenances.get(actor, idOf(params['id']));
        return data(maintenanceToWire(await maintenanceLists.view(actor, found)));
      },
    }),
    route({
      method: 'DELETE',
      path: '/maintenance/:id',
      access: 'ADMIN',
      summary: 'Deletes a maintenance, with its invoice and its time out of service',
      params: { id: ID_PARAM },
      answer: json(MESSAGE),
      handle: async ({ actor, params }) => {
        await maintenances.delete(actor, idOf(params['id']));
        return { message: 'La maintenance a été supprimé.' };
      },
    }),
    route({
      method: 'POST',
      path: '/maintenanceModifier',
      access: 'STAFF',
      summary: 'Changes a maintenance; fields that are not sent keep their value',
      body: MAINTENANCE_EDIT,
      record: ['id_maintenance', 'id'],
      answer: json(messageAnd(MAINTENANCE)),
      otherAnswers: { 409: SLOT_TAKEN },
      fieldNames: MAINTENANCE_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const edit = readMaintenanceEdit(maintenanceEditFromWire(body));
        const edited = await maintenances.update(actor, edit, files['facture_maintenance']);
        const view = await maintenanceLists.view(actor, edited);
        return { message: 'La maintenance a été modifié', data: maintenanceToWire(view) };
      },
    }),
    route({
      method: 'GET',
      path: '/admin/getMaintenances',
      access: 'STAFF',
      summary: 'Lists maintenance page by page',
      paged: true,
      answer: json(pageOf(MAINTENANCE)),
      handle: async ({ actor, page }) =>
        pagedData(await maintenanceLists.viewPage(actor, undefined, page), maintenanceToWire),
    }),
    route({
      method: 'POST',
      path: '/admin/rechercherMaintenance',
      access: 'STAFF',
      summary: 'Searches maintenance in one column, page by page',
      paged: true,
      body: MAINTENANCE_SEARCH,
      answer: json(pageOf(MAINTENANCE)),
      handle: async ({ actor, body, page }) =>
        pagedData(await maintenanceLists.viewPage(actor, searchFromWire(body), page), maintenanceToWire),
    }),
    route({
      method: 'GET',
      path: '/maintenanceRapport/:vehicleId',
      access: 'STAFF',
      summary: 'Returns all maintenance of a vehicle as a workbook',
      params: { vehicleId: ID_PARAM },
      answer: file('The workbook, to be saved.', WORKBOOK_MEDIA_TYPE),
      refusals: [413, 429],
      handle: async (call) =>
        call.sendFile(await maintenanceReports.ofVehicle(call.actor, idOf(call.params['vehicleId'])), 'attachment'),
    }),
  ]);
}
