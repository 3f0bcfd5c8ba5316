import type { Em } from '../../../platform/database/orm.js';
import type { Period } from '../../../kernel/period.js';
import { toReadableTime } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';

/** A current or future rental that prevents the deletion of a record. */
export interface RentalAhead {
  readonly number: string;
  readonly vehicleName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Row {
  number_key: string;
  name: string;
  starts_at: Date;
  ends_at: Date;
}

/**
 * SQL condition that the rental `r` with the occupation `o` is current or future at a time; a late rental is current until its vehicle is
 * back.
 */
export const RUNS_OR_COMES = `(upper(o.period) > ?::timestamptz or (r.stage = 'OUT' and r.vehicle_id = o.vehicle_id))`;

/**
 * Returns the earliest current or future rental of the vehicles of an agency or a brand; undefined if there is none. Locks these vehicles
 * until the transaction ends, so that none of them is booked meanwhile.
 */
export async function rentalAheadAmong(
  em: Em,
  owner: 'agency_id' | 'brand_id',
  id: number,
  now: Date,
): Promise<RentalAhead | undefined> {
  await em.execute(`select id from vehicle where ${owner} = ? order by id for update`, [id]);
  const [row] = await em.execute<Row[]>(
    `select r.number_key, v.name, lower(o.period) as starts_at, upper(o.period) as ends_at from occupation o
     join vehicle v on v.id = o.vehicle_id join reservation r on r.id = o.reservation_id
     where v.${owner} = ? and ${RUNS_OR_COMES} order by lower(o.period), o.id limit 1`,
    [id, now],
  );
  return (
    row && {
      number: formatNumber(row.number_key),
      vehicleName: row.name,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
    }
  );
}

/** Returns the reason in French: `la location K7RT4-W9XMP (Dacia Logan) court jusqu'au 01-12-2026 10:00`. */
export function sayRental({ number, vehicleName, ...period }: RentalAhead, now: Date): string {
  return `la location ${number} (${vehicleName}) ${sayWhen(period, now)}`;
}

/** Returns when a rental runs or begins, in French, as a continuation of its name. */
export function sayWhen({ startsAt, endsAt }: Period, now: Date): string {
  if (endsAt <= now) return `devait finir le ${toReadableTime(endsAt)} et n'est pas rentrée`;
  return startsAt <= now ? `court jusqu'au ${toReadableTime(endsAt)}` : `commence le ${toReadableTime(startsAt)}`;
}
