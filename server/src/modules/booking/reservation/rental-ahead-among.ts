import { sql } from 'kysely';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { rowsWithin } from '../../../platform/database/transaction.js';
import type { RentalAhead, RentalAheadAmong } from '../../fleet/occupation/rental-ahead.js';

interface Found extends Omit<RentalAhead, 'number'> {
  readonly numberKey: string;
}

/** Finds the rental that prevents the deletion of a vehicle, an agency or a brand, as `RentalAheadAmong` says. */
export const rentalAheadAmong: RentalAheadAmong = async (tx, owner, id, now) => {
  const ownedBy = sql.ref(`v.${owner}`);
  await rowsWithin(tx, sql<object>`select id from vehicle v where ${ownedBy} = ${id} order by id for update`);
  const [rental] = await rowsWithin(
    tx,
    sql<Found>`select r.number_key as "numberKey", v.name as "vehicleName", lower(o.period) as "startsAt", upper(o.period) as "endsAt"
      from occupation o join vehicle v on v.id = o.vehicle_id join reservation r on r.id = o.reservation_id
      where ${ownedBy} = ${id}
        and (upper(o.period) > ${now}::timestamptz or (r.stage = 'OUT' and r.vehicle_id = o.vehicle_id)) order by lower(o.period), o.id limit 1`,
  );
  if (!rental) return undefined;
  const { numberKey, ...ahead } = rental;
  return { number: formatNumber(numberKey), ...ahead };
};
