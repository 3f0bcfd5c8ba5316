import type { Period } from '../../../kernel/period.js';
import { agencyDay, calendarDay, startOfAgencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { type ExtraStocks, leftSentence } from '../../price/price-book/extra-offers.js';
import { ExtraTakenError, extraQuantityAt } from './reservation.errors.js';
import type { Extras } from './reservation-lines.js';

/** How many pieces of an extra a rental has over a period. */
interface UseRow {
  readonly rule_id: number;
  readonly reservation_id: number;
  readonly pieces: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
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
    const rows = await em.execute<UseRow[]>(
      `select l.rule_id, l.reservation_id, l.pieces, lower(o.period) as starts_at, upper(o.period) as ends_at
       from (select rule_id, reservation_id, sum(pieces)::int as pieces from reservation_line
         where rule_id in (?) and pieces is not null group by rule_id, reservation_id) l
       join occupation o on o.reservation_id = l.reservation_id and o.period && tstzrange(?, ?, '[)')`,
      [stocked.map(({ id }) => id), from, to],
    );
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
    const rules = await em.execute<{ id: number; name: string; stock: number }[]>(
      'select id, name, stock from charge_rule where stock is not null and id in (?) order by id for no key update',
      [[...extras.keys()]],
    );
    if (rules.length === 0) return;
    const [own] = await em.execute<{ starts_at: Date | null; ends_at: Date | null }[]>(
      'select min(lower(period)) as starts_at, max(upper(period)) as ends_at from occupation where reservation_id = ?',
      [reservationId],
    );
    if (!own?.starts_at || !own.ends_at) return;
    const period = { startsAt: new Date(own.starts_at), endsAt: new Date(own.ends_at) };
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
  for (const { rule_id, reservation_id, pieces, starts_at, ends_at } of rows) {
    if (rule_id !== ruleId) continue;
    const [first, last] = boundsOf({ startsAt: new Date(starts_at), endsAt: new Date(ends_at) });
    for (const day of days) {
      if (day < first || day > last) continue;
      const onDay = used.get(day) ?? new Map<number, number>();
      used.set(day, onDay.set(reservation_id, pieces));
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
