import type { Period } from '../../../kernel/period.js';
import { agencyDay, calendarDay, startOfAgencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { type ExtraStocks, leftSentence } from '../../price/price-book/extra-offers.js';
import type { ChargeRuleTable } from '../../price/charge/charge.entity.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import { ExtraTakenError, extraQuantityAt } from './reservation.errors.js';
import type { Extras } from './reservation-lines.js';
import type { ReservationLineTable } from './reservation-line.entity.js';
import { sql } from 'kysely';

/** How many pieces of an extra a rental has over a period. */
interface UseRow extends Period {
  readonly ruleId: number | null;
  readonly reservationId: number;
  readonly pieces: number;
}

/** Gives the field of the caller's input that an extra came from, by its rule; undefined for an extra that was there before. */
export type FieldOfExtra = (ruleId: number) => string | undefined;

interface Stocked {
  readonly id: number;
  readonly stock: number | null | undefined;
}

/** Counts the pieces of extras that rentals have (docs/rules/prices.md#stock-of-an-extra). */
export class ExtraStock implements ExtraStocks {
  constructor(private readonly em: Em) {}

  /**
   * Returns how many pieces of each extra with a stock are left on every calendar day of a period; negative if more are booked. Pass the
   * `em` of a transaction to include its own changes.
   */
  async left(rules: readonly Stocked[], period: Period, em = this.em): Promise<Map<number, number>> {
    return this.leftOn(daysOf(period), rules, period, em);
  }

  private async leftOn(
    days: readonly string[],
    rules: readonly Stocked[],
    period: Period,
    em: Em,
  ): Promise<Map<number, number>> {
    const stocked = rules.filter(({ stock }) => stock != null);
    if (stocked.length === 0) return new Map();
    const from = startOfAgencyDay(period.startsAt);
    const to = startOfAgencyDay(period.endsAt, 1);
    const tables = tablesOf<ReservationLineTable & OccupationTable>(em);
    const booked = tables
      .selectFrom('reservationLine')
      .select(['ruleId', 'reservationId', sql<number>`sum(pieces)::int`.as('pieces')])
      .where(
        'ruleId',
        'in',
        stocked.map(({ id }) => id),
      )
      .where('pieces', 'is not', null)
      .groupBy(['ruleId', 'reservationId']);
    const rows = await tables
      .selectFrom(booked.as('l'))
      .innerJoin('occupation as o', 'o.reservationId', 'l.reservationId')
      .select(['l.ruleId', 'l.reservationId', 'l.pieces'])
      .select([sql<Date>`lower(o.period)`.as('startsAt'), sql<Date>`upper(o.period)`.as('endsAt')])
      .where(sql<boolean>`o.period && tstzrange(${from}, ${to}, '[)')`)
      .execute();
    return new Map(stocked.map(({ id, stock }) => [id, (stock ?? 0) - mostUsed(rows, id, days)]));
  }

  /**
   * Checks that the `extras` of a rental are in stock on each of its days. Days of the period `had`, over which the rental already had them,
   * are not checked, so that booked extras stay even if the stock was lowered. Locks the rules by rising id until the transaction ends, so
   * that concurrent bookings are counted one after the other. Call it after writing the price lines and the occupation. Throws
   * ExtraTakenError at the field that `fieldOf` gives, else at the place of the extra among those of the rental.
   */
  async assertEnough(
    { em }: Transaction,
    reservationId: number,
    extras: Extras,
    { had, fieldOf }: { readonly had?: Period | undefined; readonly fieldOf?: FieldOfExtra | undefined } = {},
  ): Promise<void> {
    if (extras.size === 0) return;
    const tables = tablesOf<ChargeRuleTable & OccupationTable>(em);
    const rules = await tables
      .selectFrom('chargeRule')
      .select(['id', 'name', 'stock'])
      .where('stock', 'is not', null)
      .where('id', 'in', [...extras.keys()])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    if (rules.length === 0) return;
    const { startsAt, endsAt } = await tables
      .selectFrom('occupation')
      .select([sql<Date | null>`min(lower(period))`.as('startsAt'), sql<Date | null>`max(upper(period))`.as('endsAt')])
      .where('reservationId', '=', reservationId)
      .executeTakeFirstOrThrow();
    if (!startsAt || !endsAt) return;
    const period = { startsAt, endsAt };
    const [first, last] = had ? boundsOf(had) : [];
    const anew = daysOf(period).filter((day) => first === undefined || last === undefined || day < first || day > last);
    if (anew.length === 0) return;
    const left = await this.leftOn(anew, rules, period, em);
    for (const { id, name } of rules) {
      const rest = left.get(id) ?? 0;
      if (rest >= 0) continue;
      const sentence = leftSentence(name, Math.max(0, rest + (extras.get(id) ?? 0)));
      throw new ExtraTakenError(sentence, fieldOf?.(id) ?? extraQuantityAt([...extras.keys()].indexOf(id)));
    }
  }
}

/** Returns the largest number of pieces of an extra that are booked on one of the days. A rental that used several vehicles counts once. */
function mostUsed(rows: readonly UseRow[], ruleId: number, days: readonly string[]): number {
  const used = new Map<string, Map<number, number>>();
  for (const { reservationId, pieces, ...row } of rows) {
    if (row.ruleId !== ruleId) continue;
    const [first, last] = boundsOf(row);
    for (const day of days) {
      if (day < first || day > last) continue;
      const onDay = used.get(day) ?? new Map<number, number>();
      used.set(day, onDay.set(reservationId, pieces));
    }
  }
  return Math.max(
    0,
    ...[...used.values()].map((onDay) => [...onDay.values()].reduce((sum, pieces) => sum + pieces, 0)),
  );
}

/** Returns the first and the last calendar day of a period in the agency's time. The end of the period is exclusive. */
function boundsOf({ startsAt, endsAt }: Period): [string, string] {
  return [agencyDay(startsAt), agencyDay(new Date(endsAt.getTime() - 1))];
}

function daysOf(period: Period): string[] {
  const [first, last] = boundsOf(period);
  const days: string[] = [];
  for (let day = first; day <= last; day = calendarDay(day, 1)) days.push(day);
  return days;
}
