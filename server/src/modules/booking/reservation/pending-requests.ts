import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import type { PendingRequests, VehiclePeriod } from '../../upkeep/maintenance/maintenance-slots.js';

/** Reads the periods that pending requests ask for, as `PendingRequests` says. */
export function pendingRequests(reader: Reader): PendingRequests {
  return (vehicleIds, { startsAt, endsAt }) =>
    reader.rows(
      sql<VehiclePeriod>`select r.vehicle_id as "vehicleId", r.starts_at as "startsAt", r.ends_at as "endsAt" from reservation r
        where r.vehicle_id = any(${[...vehicleIds]}) and r.status = 'PENDING' and r.period && tstzrange(${startsAt}, ${endsAt}, '[)')`,
    );
}
