import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { RecordOf } from '../../../platform/database/records.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { plainLines, type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { ExtraChoice } from '../../fleet/quote/trip-options.js';
import { ReservationLine } from './reservation-line.entity.js';
import type { Reservation } from './reservation.entity.js';

/** A line of a reservation. */
export interface KeptLine extends PriceLine {
  /** Null for a line that was not kept: those of earlier releases. */
  readonly id: number | null;
  /** Whether staff entered it once the contract was fixed. */
  readonly beside: boolean;
  /** Why staff entered it; null for what was quoted. */
  readonly reason: string | null;
  /** When staff entered it, and who; null for what was quoted. */
  readonly enteredAt: Date | null;
  readonly enteredBy: string | null;
  /** The line that it takes back. */
  readonly reversesId: number | null;
}

type Row = KeptLine & { readonly reservationId: number };

/** Keeps how the price of each reservation came about when it was quoted (docs/rules/prices.md#what-is-kept). */
export class ReservationLines {
  private readonly load: (reservationId: number) => Promise<KeptLine[]>;

  constructor(
    em: Em,
    private readonly settings: SettingsService,
  ) {
    this.load = batched(async (ids) => {
      const rows = await em.execute<Row[]>(
        `select l.id, l.reservation_id as "reservationId", l.kind, l.label, l.quantity, l.unit_price as "unitPrice", l.amount,
           l.vat_percent as "vatPercent", l.rule_id as "ruleId", l.pieces, l.beside, l.reason, l.reverses_id as "reversesId",
           case when l.reason is not null then l.created_at end as "enteredAt",
           e.first_name || ' ' || e.last_name as "enteredBy"
         from reservation_line l left join employee e on e.id = l.employee_id
         where l.reservation_id in (?) order by l.reservation_id, l.position, l.id`,
        [[...ids]],
      );
      const lines = rows.map((row) => ({ ...row, enteredAt: row.enteredAt && new Date(row.enteredAt) }));
      return ids.map((id) => lines.filter(({ reservationId }) => reservationId === id));
    });
  }

  /**
   * Gives the lines of a reservation. Those of earlier releases were not kept: their days, `days` of them when the contract was
   * amended since, all had the price that was quoted.
   */
  async of(reservation: RecordOf<Reservation>, days = reservation.days): Promise<readonly KeptLine[]> {
    const kept = await this.load(reservation.id);
    if (kept.some(({ kind }) => kind === PriceLineKind.DAYS)) return kept;
    const { quotedDailyPrice, discountPercent } = reservation;
    const { vatPercent } = await this.settings.get();
    return [...plainLines(days, quotedDailyPrice, discountPercent, vatPercent).map(asKept), ...kept];
  }
}

/** Gives the extras that lines are for, with as many pieces as are left of each. */
export function extrasOf(lines: readonly PriceLine[]): ExtraChoice[] {
  const pieces = new Map<number, number>();
  for (const line of lines)
    if (line.ruleId != null && line.pieces != null)
      pieces.set(line.ruleId, (pieces.get(line.ruleId) ?? 0) + line.pieces);
  return [...pieces].flatMap(([ruleId, quantity]) => (quantity > 0 ? [{ ruleId, quantity }] : []));
}

/** Gives the extras of a reservation as its transaction sees them. */
export async function keptExtras({ em }: Transaction, reservationId: number): Promise<ExtraChoice[]> {
  return extrasOf(await em.find(ReservationLine, { reservation: reservationId }));
}

/** Leaves out what was taken back, with what took it back, as long as both stand on the same side of the contract. */
export function standingLines(lines: readonly KeptLine[]): KeptLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const gone = new Set<KeptLine>();
  for (const line of lines) {
    const taken = line.reversesId === null ? undefined : byId.get(line.reversesId);
    if (taken && taken.beside === line.beside) gone.add(line).add(taken);
  }
  return lines.filter((line) => !gone.has(line));
}

/** Gives a line of a price that was not kept. */
export function asKept(line: PriceLine): KeptLine {
  return { ...line, id: null, beside: false, reason: null, enteredAt: null, enteredBy: null, reversesId: null };
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
