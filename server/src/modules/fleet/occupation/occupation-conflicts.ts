import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Period } from '../../../kernel/period.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { OccupationTable } from './occupation.tables.js';
import type { OccupyingRentals } from './occupying-rentals.js';

/** A period in which a vehicle is occupied: by a rental, or by a maintenance that takes it out of service. */
export interface Occupation extends Period {
  readonly vehicleId: number;
  readonly reservationId: number | undefined;
  /** Number of the reservation, XXXXX-XXXXX; shown to the staff only. */
  readonly reservationNumber: string | undefined;
  readonly maintenanceId: number | undefined;
}

/** An occupation that prevents a rental of the vehicle over a requested period. */
export interface Conflict extends Occupation {
  /**
   * Why it prevents the rental: PERIOD if it overlaps the period. READY_TOO_LATE if the vehicle is not prepared by the start, BACK_TOO_LATE
   * if it would be back too late to be prepared for the following rental.
   */
  readonly clash: 'PERIOD' | 'READY_TOO_LATE' | 'BACK_TOO_LATE';
  /** When the vehicle is prepared after it. */
  readonly readyAt: Date;
  /** When an earlier rental must end, so that the vehicle can be prepared for it. */
  readonly backBy: Date;
}

interface OccupationRow extends Period {
  readonly vehicleId: number;
  readonly reservationId: number | null;
  readonly numberKey: string | null;
  readonly maintenanceId: number | null;
}

interface ConflictRow extends OccupationRow, Pick<Conflict, 'clash' | 'readyAt' | 'backBy'> {}

/** The bounds of the occupation `o`. */
export const STARTS_AT = sql<Date>`lower(o.period)`;
export const ENDS_AT = sql<Date>`upper(o.period)`;

/** Returns the columns of the occupation `o`. */
export function occupationColumns({ numberKey }: OccupyingRentals) {
  return [
    'o.vehicleId',
    'o.reservationId',
    'o.maintenanceId',
    STARTS_AT.as('startsAt'),
    ENDS_AT.as('endsAt'),
    numberKey.as('numberKey'),
  ] as const;
}

/** The columns that the deletion of an occupation returns: its vehicle and its period. */
export const RELEASED = [
  'vehicleId',
  sql<Date>`lower(period)`.as('startsAt'),
  sql<Date>`upper(period)`.as('endsAt'),
] as const;

/** SQL of the preparation time between two rentals, from the settings. */
export const PREPARATION = 'make_interval(mins => coalesce((select s.preparation_minutes from settings s), 0))';
export const PREPARED = sql.raw(PREPARATION);

/** SQL condition that the occupation `o` prevents the rental `r`; `freeOver` is its negation for a vehicle. */
export const IN_THE_WAY = sql<boolean>`(o.period && tstzrange(r.starts_at, r.ends_at, '[)') or (o.reservation_id is not null
  and o.held && tstzrange(r.starts_at, r.ends_at + ${PREPARED}, '[)')))`;

/** How the occupation `o` prevents the rental `r`. */
export const CLASH = [
  sql<Conflict['clash']>`case when o.period && tstzrange(r.starts_at, r.ends_at, '[)') then 'PERIOD'
    when upper(o.period) <= r.starts_at then 'READY_TOO_LATE' else 'BACK_TOO_LATE' end`.as('clash'),
  sql<Date>`upper(o.held)`.as('readyAt'),
  sql<Date>`lower(o.period) - ${PREPARED}`.as('backBy'),
] as const;

/** Puts occupations that overlap first. */
export const OVERLAPPING_FIRST = sql`o.period && tstzrange(r.starts_at, r.ends_at, '[)') desc`;

/** Returns the range from the start of a period to before its end. */
export function rangeOf({ startsAt, endsAt }: Period): RawBuilder<string> {
  return sql`tstzrange(${startsAt}, ${endsAt}, '[)')`;
}

/**
 * Returns the SQL condition that the vehicle `v` can be rented over a period: nothing overlaps it, and the vehicle can be prepared after
 * the rental before and for the one after.
 */
export function freeOver({ startsAt, endsAt }: Period): Sql {
  return sql`not exists (select 1 from occupation o where o.vehicle_id = v.id
    and (o.period && tstzrange(${startsAt}, ${endsAt}, '[)') or (o.reservation_id is not null
      and o.held && tstzrange(${startsAt}, ${endsAt}::timestamptz + ${sql.raw(PREPARATION)}, '[)'))))`;
}

/** Returns the SQL condition that the vehicle `v` is neither rented nor out of service at a time. */
export function freeAt(moment: Date): Sql {
  return sql`not exists (select 1 from occupation o where o.vehicle_id = v.id and o.period @> ${moment}::timestamptz)`;
}

/** Selects what prevents a rental `r` of a vehicle over a period, apart from one reservation. */
export function inTheWay(
  columns: ReturnType<typeof occupationColumns>,
  em: Em,
  vehicleId: number,
  { startsAt, endsAt }: Period,
  exceptReservationId: number,
) {
  const asked = sql<object>`(select ${startsAt}::timestamptz as starts_at, ${endsAt}::timestamptz as ends_at)`;
  return tablesOf<OccupationTable>(em)
    .selectFrom(['occupation as o', asked.as('r')])
    .select(columns)
    .select(CLASH)
    .where('o.vehicleId', '=', vehicleId)
    .where(IN_THE_WAY)
    .where('o.reservationId', 'is distinct from', exceptReservationId);
}

export function toConflict({ clash, readyAt, backBy, ...row }: ConflictRow): Conflict {
  return { ...toOccupation(row), clash, readyAt, backBy };
}

function toOccupation({
  vehicleId,
  startsAt,
  endsAt,
  reservationId,
  numberKey,
  maintenanceId,
}: OccupationRow): Occupation {
  return {
    vehicleId,
    startsAt,
    endsAt,
    reservationId: reservationId ?? undefined,
    reservationNumber: numberKey ? formatNumber(numberKey) : undefined,
    maintenanceId: maintenanceId ?? undefined,
  };
}
