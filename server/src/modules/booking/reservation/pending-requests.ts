import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import type { PendingRequests } from '../../upkeep/maintenance/maintenance-slots.js';
import type { ReservationTable } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';

/** Reads the periods that pending requests ask for, as `PendingRequests` says. */
export function pendingRequests(reader: Reader): PendingRequests {
  return (vehicleIds, { startsAt, endsAt }) =>
    reader
      .tables<ReservationTable>()
      .selectFrom('reservation as r')
      .select(['r.vehicleId', 'r.startsAt', 'r.endsAt'])
      .where('r.vehicleId', 'in', vehicleIds)
      .where('r.status', '=', ReservationStatus.PENDING)
      .where(sql<boolean>`r.period && tstzrange(${startsAt}, ${endsAt}, '[)')`)
      .execute();
}
