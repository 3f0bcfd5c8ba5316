import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { batchedRows, type RowsById } from '../../../platform/database/rows-by-id.js';
import type { ReservationRecord, ReservationTable } from './reservation.entity.js';

/** Reservations for what references them, and for the answers of commands. The caller checks who may see them. */
export type ReservationsById = RowsById<ReservationRecord>;

export function reservationsById(reader: Reader): ReservationsById {
  return batchedRows((ids) =>
    reader
      .tables<ReservationTable>()
      .selectFrom('reservation')
      .selectAll()
      .where(sql<boolean>`id = any(${ids})`)
      .execute(),
  );
}

/** Returns the reservation that a command has changed, as it is after the commit: for the answer. */
export async function reservationAfter(
  reservations: ReservationsById,
  change: Promise<{ readonly id: number }>,
): Promise<ReservationRecord> {
  return reservations.get((await change).id);
}
