import { sql } from 'kysely';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { RentalAheadAmong } from '../../fleet/occupation/rental-ahead.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { ReservationTable } from './reservation.entity.js';

/** Finds the rental that prevents the deletion of a vehicle, an agency or a brand, as `RentalAheadAmong` says. */
export const rentalAheadAmong: RentalAheadAmong = async (tx, owner, id, now) => {
  const tables = tablesOf<VehicleTable & OccupationTable & ReservationTable>(tx.em);
  await tables.selectFrom('vehicle').select('id').where(owner, '=', id).orderBy('id').forUpdate().execute();
  const rental = await tables
    .selectFrom('occupation as o')
    .innerJoin('vehicle as v', 'v.id', 'o.vehicleId')
    .innerJoin('reservation as r', 'r.id', 'o.reservationId')
    .select(['r.numberKey', 'v.name as vehicleName'])
    .select([sql<Date>`lower(o.period)`.as('startsAt'), sql<Date>`upper(o.period)`.as('endsAt')])
    .where(`v.${owner}`, '=', id)
    .where(sql<boolean>`(upper(o.period) > ${now}::timestamptz or (r.stage = 'OUT' and r.vehicle_id = o.vehicle_id))`)
    .orderBy(sql`lower(o.period)`)
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  if (!rental) return undefined;
  const { numberKey, ...ahead } = rental;
  return { number: formatNumber(numberKey), ...ahead };
};
