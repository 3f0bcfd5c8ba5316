import { data, pagedData, type RestCall, type RestRoute } from '../../../api/rest/router.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { toPage } from '../../../kernel/page.js';
import type { FleetService } from './fleet.service.js';
import {
  classificationFromWire,
  FLEET_FIELD_NAMES,
  fleetVehicleToWire,
  VEHICLE_SEARCH_OPTIONS,
  vehicleFromWire,
  versionFromWire,
} from './fleet.wire.js';
import { type VehicleFilter, VehicleSortField } from './vehicle.input.js';
import type { VehicleReader, VehicleRecord } from './vehicle.reader.js';

interface Services {
  readonly fleet: FleetService;
  readonly vehicles: VehicleReader;
}

const NEWEST_FIRST = { field: VehicleSortField.ADDED, direction: SortDirection.DESC };

/** Gives the REST calls about the staff's fleet. */
export function fleetRoutes({ fleet, vehicles }: Services): RestRoute[] {
  const whole = async (actor: RestCall['actor'], vehicle: VehicleRecord) =>
    fleetVehicleToWire(vehicle, await fleet.stateOf(actor, vehicle), await vehicle.agency.load());

  const list = async ({ actor, page }: RestCall, filter: VehicleFilter | undefined) => {
    const found = filter ? await vehicles.list(actor, filter, NEWEST_FIRST, page) : toPage<VehicleRecord>([], 0, page);
    const items = await Promise.all(found.items.map((vehicle) => whole(actor, vehicle)));
    return pagedData({ ...found, items }, (item) => item);
  };

  return [
    { method: 'GET', path: '/admin/vehicule', access: 'STAFF', handle: (call) => list(call, {}) },
    {
      method: 'GET',
      path: '/admin/vehicule/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => data(await whole(actor, await fleet.get(actor, params['id']))),
    },
    {
      method: 'POST',
      path: '/admin/vehicule',
      access: 'ADMIN',
      fieldNames: FLEET_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const vehicle = await fleet.create(actor, vehicleFromWire(body), { image: files['image'] });
        return { message: 'Vehicule created successfully', ...data(await whole(actor, vehicle)) };
      },
    },
    {
      method: 'POST',
      path: '/admin/vehiculeModifier',
      access: 'STAFF',
      fieldNames: FLEET_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const current = await fleet.get(actor, body['id']);
        const vehicle = await fleet.update(actor, current.id, versionFromWire(body), vehicleFromWire(body, current), {
          image: files['image'],
        });
        return { message: 'Véhicule modifié avec succès', ...data(await whole(actor, vehicle)) };
      },
    },
    {
      method: 'DELETE',
      path: '/admin/vehicule/:id',
      access: 'ADMIN',
      handle: async ({ actor, params }) => {
        await fleet.archive(actor, params['id']);
        return { message: 'Véhicule supprimé avec succès' };
      },
    },
    {
      method: 'POST',
      path: '/admin/vehiculesClassification',
      access: 'STAFF',
      handle: (call) => {
        if (!Array.isArray(call.rawBody)) {
          throw new ValidationError({ filtres: ['Envoyez la liste des filtres cochés.'] });
        }
        return list(call, classificationFromWire(call.rawBody));
      },
    },
    {
      method: 'POST',
      path: '/admin/rechercherVehicules',
      access: 'STAFF',
      handle: (call) => {
        const { selected_option: option, valeur_recherche: value } = call.body;
        const searchIn = VEHICLE_SEARCH_OPTIONS.get(option);
        if (!searchIn) throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
        const search = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return list(call, { search, searchIn });
      },
    },
  ];
}
