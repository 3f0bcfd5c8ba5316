import { batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { ChargeRule as PricedCharge } from '../../fleet/quote/charge.rules.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { type StoredExtra, plainLines, type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { timesMoney } from '../../../kernel/money.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import type { EmployeeTable } from '../../people/account/employee.entity.js';
import { ReservationLine, type ReservationLineTable } from './reservation-line.entity.js';
import type { Reservation } from './reservation.entity.js';
import { daysOf } from './reservation-values.js';
import { sql } from 'kysely';

/** A price line of a reservation. */
export interface StoredLine extends PriceLine {
  /** Id of the stored line; null if computed, because earlier releases stored no lines. */
  readonly id: number | null;
  /** Whether staff entered it after the contract was fixed. */
  readonly beside: boolean;
  /** Why the staff entered it; null for quoted lines. */
  readonly reason: string | null;
  /** When and by whom it was entered; null for quoted lines. */
  readonly enteredAt: Date | null;
  readonly enteredBy: string | null;
  /** The line that it reverses. */
  readonly reversesId: number | null;
}

/** What the lines are computed from that earlier releases did not store. */
type PlainlyPriced = Pick<
  Reservation,
  'id' | 'quotedDailyPrice' | 'discountPercent' | 'startsAt' | 'endsAt' | 'graceMinutes'
>;

/** Reads the lines of the price of reservations as they were quoted (docs/rules/prices.md#what-is-kept). */
export class ReservationLines {
  private readonly load: (reservationId: number) => Promise<StoredLine[]>;

  constructor(
    em: Em,
    private readonly settings: SettingsService,
  ) {
    this.load = batchedLists(
      (ids) =>
        tablesOf<ReservationLineTable & EmployeeTable>(em)
          .selectFrom('reservationLine as l')
          .leftJoin('employee as e', 'e.id', 'l.employeeId')
          .select([
            'l.id',
            'l.reservationId',
            'l.kind',
            'l.label',
            'l.quantity',
            'l.unitPrice',
            'l.amount',
            'l.vatPercent',
          ])
          .select(['l.ruleId', 'l.pieces', 'l.beside', 'l.reason', 'l.reversesId'])
          .select([
            sql<Date | null>`case when l.reason is not null then l.created_at end`.as('enteredAt'),
            sql<string | null>`e.first_name || ' ' || e.last_name`.as('enteredBy'),
          ])
          .where('l.reservationId', 'in', ids)
          .orderBy('l.reservationId')
          .orderBy('l.position')
          .orderBy('l.id')
          .execute(),
      ({ reservationId }) => reservationId,
    );
  }

  /**
   * Returns the lines of a reservation. Earlier releases stored none; for their reservations the rent is computed from the quoted price and
   * the number of days (`days`, if the contract was amended since).
   */
  async of(reservation: PlainlyPriced, days = daysOf(reservation)): Promise<readonly StoredLine[]> {
    const stored = await this.load(reservation.id);
    if (stored.some(({ kind }) => kind === PriceLineKind.DAYS)) return stored;
    const { quotedDailyPrice, discountPercent } = reservation;
    const { vatPercent } = await this.settings.get();
    return [...plainLines(days, quotedDailyPrice, discountPercent, vatPercent).map(asStored), ...stored];
  }
}

/** The extras of a reservation: how many pieces there are of each, by the id of its rule, in the order of its lines. */
export type Extras = ReadonlyMap<number, number>;

/** Reads the extras of a reservation as a transaction has written them. */
export async function extrasWithin({ em }: Transaction, reservationId: number): Promise<Extras> {
  const rows = await tablesOf<ReservationLineTable>(em)
    .selectFrom('reservationLine')
    .select(['ruleId', sql<number>`sum(pieces)::int`.as('pieces')])
    .where('reservationId', '=', reservationId)
    .where('ruleId', 'is not', null)
    .groupBy('ruleId')
    .having(sql<boolean>`sum(pieces) > 0`)
    .orderBy(sql`min(position)`)
    .orderBy(sql`min(id)`)
    .$narrowType<{ ruleId: number }>()
    .execute();
  return new Map(rows.map(({ ruleId, pieces }) => [ruleId, pieces]));
}

/** Returns the number of pieces of each extra by rule id, after reversals. Extras without remaining pieces are left out. */
export function piecesOf(lines: readonly Pick<PriceLine, 'ruleId' | 'pieces'>[]): Extras {
  const pieces = new Map<number, number>();
  for (const line of lines)
    if (line.ruleId != null && line.pieces != null)
      pieces.set(line.ruleId, (pieces.get(line.ruleId) ?? 0) + line.pieces);
  return new Map([...pieces].filter(([, left]) => left > 0));
}

/**
 * Returns the extras of a reservation with their present rules, active or not, including changes in `em`. An extra whose rule was deleted
 * keeps the price of its line, whatever the length of the rental.
 */
export async function storedExtras(em: Em, reservationId: number): Promise<StoredExtra[]> {
  const orderBy = { position: 'asc', id: 'asc' } as const;
  const lines = await em.find(ReservationLine, { reservation: reservationId }, { orderBy });
  const left = piecesOf(lines);
  if (left.size === 0) return [];
  const rules = await em.find(ChargeRule, { id: { $in: [...left.keys()] } });
  return [...left].flatMap(([ruleId, pieces]) => {
    const line = lines.findLast((one) => one.ruleId === ruleId && (one.pieces ?? 0) > 0);
    const rule = rules.find(({ id }) => id === ruleId) ?? (line && ruleOfLine(line));
    return rule ? [{ rule, pieces }] : [];
  });
}

/** Returns a rule that charges for each piece what a stored line did. */
function ruleOfLine({ ruleId, label, quantity, unitPrice, pieces, vatPercent }: ReservationLine): PricedCharge {
  return {
    ...{ id: ruleId ?? 0, kind: 'EXTRA', name: label, unit: 'RENTAL', cap: null, vatPercent },
    // The line's price is per unit; a piece may have several units, such as days.
    price: timesMoney(unitPrice, quantity / (pieces ?? 1)),
    ...{ pickupPlace: null, returnPlace: null, places: null, outsideHours: false, minAge: null, maxAge: null },
    ...{
      categories: [],
      seasonId: null,
      fromDays: null,
      toDays: null,
      maxQuantity: 1,
      stock: null,
      shownOnSite: false,
    },
  };
}

/**
 * Removes reversed lines and their reversals, which add up to zero, if both or neither are part of the contract. For documents; sums are
 * computed before.
 */
export function standingLines(lines: readonly StoredLine[]): StoredLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const gone = new Set<StoredLine>();
  for (const line of lines) {
    const taken = line.reversesId === null ? undefined : byId.get(line.reversesId);
    if (taken && taken.beside === line.beside) gone.add(line).add(taken);
  }
  return lines.filter((line) => !gone.has(line));
}

/** Converts a computed line, which is not stored, to the form of a stored one. */
export function asStored(line: PriceLine): StoredLine {
  return { ...line, id: null, beside: false, reason: null, enteredAt: null, enteredBy: null, reversesId: null };
}

/** Adds the lines of a quote to the unit of work, which the next flush writes. */
export function addLines({ em }: Transaction, reservation: Reservation, lines: readonly PriceLine[]): void {
  for (const [position, line] of lines.entries())
    em.persist(em.create(ReservationLine, { ...line, reservation, position }));
}

/** Replaces the lines of a reservation by those of a quote. */
export async function keepLines(tx: Transaction, reservation: Reservation, lines: readonly PriceLine[]): Promise<void> {
  await tx.em.nativeDelete(ReservationLine, { reservation: reservation.id });
  addLines(tx, reservation, lines);
}
