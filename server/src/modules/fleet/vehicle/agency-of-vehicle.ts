import type { Reader } from '../../../platform/database/reader.js';
import type { AgencyOfVehicle } from '../agency/agency.service.js';
import type { VehicleTable } from './vehicle.entity.js';

/** Reads the agency of a vehicle for the module of agencies. */
export function agencyOfVehicle(reader: Reader): AgencyOfVehicle {
  return async (vehicleId) => {
    const vehicle = await reader
      .tables<VehicleTable>()
      .selectFrom('vehicle')
      .select('agencyId')
      .where('id', '=', vehicleId)
      .executeTakeFirst();
    return vehicle?.agencyId;
  };
}
