import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { ReservationLineTable } from '../reservation/reservation-line.entity.js';

/** The last days that count. */
export const EXTRA_USE_DAYS = 90;

/** Counts how often extras were taken lately, by which the desk sees the usual ones first (docs/rules/back-office.md#walk-in). */
export class ExtraUse {
  /** Returns in how many lines of reservations of the last days the extra of a rule stands. */
  readonly of: (ruleId: number) => Promise<number>;

  constructor(reader: Reader) {
    this.of = batched(async (ids) => {
      const rows = await reader
        .tables<ReservationLineTable>()
        .selectFrom('reservationLine')
        .select(({ fn }) => ['ruleId', fn.countAll<string>().as('lines')])
        .where('ruleId', 'in', ids)
        .where('pieces', '>', 0)
        .where('createdAt', '>=', new Date(Date.now() - EXTRA_USE_DAYS * DAY_MS))
        .groupBy('ruleId')
        .execute();
      return ids.map((id) => Number(rows.find(({ ruleId }) => ruleId === id)?.lines ?? 0));
    });
  }
}
