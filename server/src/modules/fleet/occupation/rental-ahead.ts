import type { Em } from '../../../platform/database/orm.js';
import type { Period } from '../../../kernel/period.js';
import { toReadableTime } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';

/** A rental that runs or is to come, in what keeps a record from being deleted. */
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

/** The condition that the rental `r` of the occupation `o` runs or is to come at a moment: one that is late runs until its vehicle is back. */
export const RUNS_OR_COMES = `(upper(o.period) > ?::timestamptz or (r.stage = 'OUT' and r.vehicle_id = o.vehicle_id))`;

/**
 * The earliest rental that runs or is to come among an agency's or a brand's vehicles; undefined when there is none. Within the
 * caller's transaction, until whose end none of these vehicles is promised: they stay locked.
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

/** The reason in French: `la location K7RT4-W9XMP (Dacia Logan) court jusqu'au 01-12-2026 10:00`. */
export function sayRental({ number, vehicleName, ...period }: RentalAhead, now: Date): string {
  return `la location ${number} (${vehicleName}) ${sayWhen(period, now)}`;
}

/** When a rental runs or is to come, in French, after its name. */
export function sayWhen({ startsAt, endsAt }: Period, now: Date): string {
  if (endsAt <= now) return `devait finir le ${toReadableTime(endsAt)} et n'est pas rentrée`;
  return startsAt <= now ? `court jusqu'au ${toReadableTime(endsAt)}` : `commence le ${toReadableTime(startsAt)}`;
}
