import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { RecordOf } from '../../../platform/database/records.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { plainLines, type PriceLine } from '../../fleet/quote/price-quote.js';
import { ReservationLine } from './reservation-line.entity.js';
import type { Reservation } from './reservation.entity.js';

type Row = PriceLine & { readonly reservationId: number };

/** Keeps how the price of each reservation came about when it was quoted (docs/rules/prices.md#what-is-kept). */
export class ReservationLines {
  private readonly load: (reservationId: number) => Promise<PriceLine[]>;

  constructor(
    em: Em,
    private readonly settings: SettingsService,
  ) {
    this.load = batched(async (ids) => {
      const rows = await em.execute<Row[]>(
        `select reservation_id as "reservationId", kind, label, quantity, unit_price as "unitPrice", amount,
           vat_percent as "vatPercent", rule_id as "ruleId"
         from reservation_line where reservation_id in (?) order by reservation_id, position`,
        [[...ids]],
      );
      return ids.map((id) => rows.filter(({ reservationId }) => reservationId === id));
    });
  }

  /**
   * Gives the lines of a reservation. Those of earlier releases were not kept: their days, `days` of them when the contract was
   * amended since, all had the price that was quoted.
   */
  async of(reservation: RecordOf<Reservation>, days = reservation.days): Promise<readonly PriceLine[]> {
    const kept = await this.load(reservation.id);
    if (kept.length > 0) return kept;
    const { quotedDailyPrice, discountPercent } = reservation;
    return plainLines(days, quotedDailyPrice, discountPercent, (await this.settings.get()).vatPercent);
  }
}

/** Keeps the lines of a quote with a new reservation, or in the place of those it had. */
export async function keepLines(
  { em }: Transaction,
  reservation: Reservation,
  lines: readonly PriceLine[],
  isNew = false,
): Promise<void> {
  if (!isNew) await em.nativeDelete(ReservationLine, { reservation: reservation.id });
  for (const [position, line] of lines.entries())
    em.persist(em.create(ReservationLine, { ...line, reservation, position }));
}
