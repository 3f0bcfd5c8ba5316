import type { Em } from '../../../platform/database/orm.js';
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
     where v.${owner} = ? and upper(o.period) > ?::timestamptz order by lower(o.period), o.id limit 1`,
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
export function sayRental({ number, vehicleName, startsAt, endsAt }: RentalAhead, now: Date): string {
  const when = startsAt <= now ? `court jusqu'au ${toReadableTime(endsAt)}` : `commence le ${toReadableTime(startsAt)}`;
  return `la location ${number} (${vehicleName}) ${when}`;
}
