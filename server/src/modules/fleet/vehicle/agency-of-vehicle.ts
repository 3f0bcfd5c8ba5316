import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import type { AgencyOfVehicle } from '../agency/agency.service.js';

/** Reads the agency of a vehicle for the module of agencies. */
export function agencyOfVehicle(reader: Reader): AgencyOfVehicle {
  return async (vehicleId) => {
    const [vehicle] = await reader.rows(
      sql<{ agencyId: number }>`select agency_id as "agencyId" from vehicle where id = ${vehicleId}`,
    );
    return vehicle?.agencyId;
  };
}
