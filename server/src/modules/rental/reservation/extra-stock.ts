import type { Period } from '../../../kernel/period.js';
import { agencyDay, calendarDay, startOfAgencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { type ExtraStocks, leftSentence } from '../../price/book/extra-offers.js';
import { ExtraTakenError } from './reservation.errors.js';

/** How many pieces of a rule a rental has over a period. */
interface UseRow {
  readonly rule_id: number;
  readonly reservation_id: number;
  readonly pieces: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

interface Stocked {
  readonly id: number;
  readonly stock: number | null | undefined;
}

/** Counts the pieces of extras that rentals have (docs/rules/prices.md#stock-of-an-extra). */
export class ExtraStock implements ExtraStocks {
  constructor(private readonly em: Em) {}

  /**
   * Returns how many pieces of each rule with a stock are left on every calendar day of a period; negative where more are promised. Pass
   * the `em` of a transaction to count what it has written itself.
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
   * Assures that every extra of a rental is there on all of its days, but for those of a period over which it had them already: what was
   * promised stays, whatever became of the stock. The rules are locked in the order of their ids until the transaction
   * ends, so that rivals count one after the other. Called once the lines and the promise are written. Throws ExtraTakenError.
   */
  async assertEnough({ em }: Transaction, reservationId: number, had?: Period): Promise<void> {
    const rules = await em.execute<{ id: number; name: string; stock: number }[]>(
      `select id, name, stock from charge_rule where stock is not null and id in
         (select rule_id from reservation_line where reservation_id = ? and pieces is not null group by rule_id having sum(pieces) > 0)
       order by id for no key update`,
      [reservationId],
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
    const extras = await this.ownPieces(em, reservationId);
    for (const { id, name } of rules) {
      const rest = left.get(id) ?? 0;
      if (rest < 0) throw new ExtraTakenError(leftSentence(name, Math.max(0, rest + (extras.get(id) ?? 0))));
    }
  }

  private async ownPieces(em: Em, reservationId: number): Promise<Map<number, number>> {
    const rows = await em.execute<{ rule_id: number; pieces: number }[]>(
      `select rule_id, sum(pieces)::int as pieces from reservation_line
       where reservation_id = ? and pieces is not null group by rule_id`,
      [reservationId],
    );
    return new Map(rows.map(({ rule_id: ruleId, pieces }) => [ruleId, pieces]));
  }
}

/** Returns the largest number of pieces of a rule that are promised on one of the days. A rental that used several vehicles counts once. */
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

/** Returns the first and the last agency day of a period. The end of a period does not belong to it. */
function boundsOf({ startsAt, endsAt }: Period): [string, string] {
  return [agencyDay(startsAt), agencyDay(new Date(endsAt.getTime() - 1))];
}

function daysOf(period: Period): string[] {
  const [first, last] = boundsOf(period);
  const days: string[] = [];
  for (let day = first; day <= last; day = calendarDay(day, 1)) days.push(day);
  return days;
}
