import { idOf } from '../../../kernel/ids.js';
import { dataOf, json, MESSAGE, messageAnd, pageOf } from '../../../api/rest/answers.js';
import {
  data,
  group,
  pagedData,
  type PagedCall,
  type RestCall,
  type RestRoute,
  route,
} from '../../../api/rest/route.js';
import { ID_PARAM } from '../../../api/rest/wire-fields.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { toPage } from '../../../kernel/page.js';
import type { AgenciesById } from '../agency/agencies-by-id.js';
import type { VehicleDeskService } from './vehicle-desk.service.js';
import {
  CHECKED_BOXES,
  classificationFromWire,
  VEHICLE_FIELD_NAMES,
  DESK_VEHICLE,
  deskVehicleToWire,
  NEW_VEHICLE,
  VEHICLE_EDIT,
  VEHICLE_SEARCH,
  VEHICLE_SEARCH_OPTIONS,
  vehicleEditFromWire,
  vehicleFromWire,
} from './vehicle-desk.wire.js';
import { readNewVehicle, readVehicleEdit } from './vehicle.commands.js';
import { type VehicleCriteria, VehicleSortField } from './vehicle.input.js';
import type { VehicleRecord } from './vehicle.entity.js';
import type { VehicleReader } from './vehicle.reader.js';

interface Services {
  readonly vehicleDesk: VehicleDeskService;
  readonly vehicleReader: VehicleReader;
  readonly agenciesById: AgenciesById;
}

const NEWEST_FIRST = { field: VehicleSortField.ADDED, direction: SortDirection.DESC };

/** Declares the REST calls of the staff about the fleet. */
export function vehicleDeskRoutes({ vehicleDesk, vehicleReader, agenciesById }: Services): RestRoute[] {
  const whole = async (actor: RestCall['actor'], vehicle: VehicleRecord) =>
    deskVehicleToWire(vehicle, await vehicleDesk.stateOf(actor, vehicle.id), await agenciesById.get(vehicle.agencyId));

  const list = async ({ actor, page }: PagedCall, filter: VehicleCriteria | undefined) => {
    const found = filter
      ? await vehicleReader.list(actor, filter, NEWEST_FIRST, page)
      : toPage<VehicleRecord>([], 0, page);
    const items = await Promise.all(found.items.map((vehicle) => whole(actor, vehicle)));
    return pagedData({ ...found, items }, (item) => item);
  };

  return group('Fleet', [
    route({
      method: 'GET',
      path: '/admin/vehicule',
      access: 'STAFF',
      summary: 'Lists the fleet, newest first, page by page',
      paged: true,
      answer: json(pageOf(DESK_VEHICLE)),
      handle: (call) => list(call, {}),
    }),
    route({
      method: 'GET',
      path: '/admin/vehicule/:id',
      access: 'STAFF',
      summary: 'Returns a vehicle',
      params: { id: ID_PARAM },
      answer: json(dataOf(DESK_VEHICLE)),
      handle: async ({ actor, params }) => data(await whole(actor, await vehicleDesk.get(actor, idOf(params['id'])))),
    }),
    route({
      method: 'POST',
      path: '/admin/vehicule',
      access: 'ADMIN',
      summary: 'Adds a vehicle',
      body: NEW_VEHICLE,
      answer: json(messageAnd(DESK_VEHICLE)),
      fieldNames: VEHICLE_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const vehicle = await vehicleDesk.create(actor, readNewVehicle(vehicleFromWire(body)), {
          image: files['image'],
        });
        return { message: 'Vehicule created successfully', ...data(await whole(actor, vehicle)) };
      },
    }),
    route({
      method: 'POST',
      path: '/admin/vehiculeModifier',
      access: 'STAFF',
      summary: 'Changes a vehicle; fields that are not sent keep their value',
      body: VEHICLE_EDIT,
      record: ['id'],
      answer: json(messageAnd(DESK_VEHICLE)),
      refusals: [404, 409],
      fieldNames: VEHICLE_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const current = await vehicleDesk.get(actor, idOf(body['id']));
        const edit = readVehicleEdit(vehicleEditFromWire(body, current));
        const vehicle = await vehicleDesk.update(actor, edit, { image: files['image'] });
        return { message: 'Véhicule modifié avec succès', ...data(await whole(actor, vehicle)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/admin/vehicule/:id',
      access: 'ADMIN',
      summary: 'Archives a vehicle; refused while it is rented or reserved',
      params: { id: ID_PARAM },
      answer: json(MESSAGE),
      refusals: [409],
      handle: async ({ actor, params }) => {
        await vehicleDesk.archive(actor, idOf(params['id']));
        return { message: 'Véhicule supprimé avec succès' };
      },
    }),
    route({
      method: 'POST',
      path: '/admin/vehiculesClassification',
      access: 'STAFF',
      summary: 'Lists the vehicles that match the checked boxes: gearboxes and fuels',
      paged: true,
      listBody: CHECKED_BOXES,
      answer: json(pageOf(DESK_VEHICLE)),
      handle: (call) => {
        if (!Array.isArray(call.sentList)) {
          throw new ValidationError({ filtres: ['Envoyez la liste des filtres cochés.'] });
        }
        return list(call, classificationFromWire(call.sentList));
      },
    }),
    route({
      method: 'POST',
      path: '/admin/rechercherVehicules',
      access: 'STAFF',
      summary: 'Searches the fleet in one column',
      paged: true,
      body: VEHICLE_SEARCH,
      answer: json(pageOf(DESK_VEHICLE)),
      handle: (call) => {
        const { selected_option: option, valeur_recherche: value } = call.body;
        const field = VEHICLE_SEARCH_OPTIONS.get(option as string);
        if (!field) throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return list(call, { search: { field, text } });
      },
    }),
  ]);
}
