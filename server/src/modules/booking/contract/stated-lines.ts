import { addMoney, compareMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { lumpLine, PriceLineKind, RENT_KINDS } from '../../fleet/quote/price-quote.js';
import type { Amendment } from '../amendment/amendment.entity.js';
import { differenceOf } from '../amendment/rental-terms.js';
import { AMENDMENT_LABELS } from '../amendment/amendment.enums.js';
import type { AmendmentReader } from '../amendment/amendment.reader.js';
import { asStored, type StoredLine, type ReservationLines, standingLines } from '../reservation/reservation-lines.js';
import type { Reservation, ReservationRecord } from '../reservation/reservation.entity.js';
import { daysOf } from '../reservation/reservation-values.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { readableDays } from './rental-sheet.js';

/** The facts of a rental on which its lines depend. */
type PricedRental = Pick<
  Reservation,
  'quotedTotal' | 'days' | 'total' | 'stage' | 'vehicleId' | 'requestedVehicleId' | 'quotedVehicleId'
>;

/** What an amendment says of the price. */
export type PriceAmendment = Pick<Amendment, 'number' | 'kind' | 'before' | 'after' | 'createdAt'>;

/** The price on the contract of a rental, as it was before the first amendment. */
export interface ContractPrice {
  /** Their sum is the total. */
  readonly lines: readonly StoredLine[];
  readonly total: Money;
  /** Payments from this moment on are not shown, because they may be for other things. */
  readonly until: Date | undefined;
}

/**
 * Returns the price on the contract: without what staff entered after the contract was fixed. Of a rental whose length was changed since it
 * was quoted, or that got another vehicle at another price, the rent is what was agreed for all days, because the quoted days would
 * contradict the dates, and the quoted price a day is not that of the vehicle.
 */
export function contractPrice(
  rental: PricedRental,
  kept: readonly StoredLine[],
  first: PriceAmendment | undefined,
  vatPercent: string,
): ContractPrice {
  const amendedAt = first?.createdAt;
  const isBefore = ({ enteredAt }: StoredLine): boolean => !amendedAt || (enteredAt !== null && enteredAt < amendedAt);
  const agreed = first?.before.total ?? rental.total ?? rental.quotedTotal;
  // A line that was entered before the amendment is in its total, even if it was taken back since.
  const counted = kept.filter((line) => line.beside && isBefore(line));
  const total = subtractMoney(agreed, addMoney(...counted.map(({ amount }) => amount)));
  const shown = standingLines(kept).filter((line) => line.beside && isBefore(line));
  const moments = [amendedAt, ...shown.map(({ enteredAt }) => enteredAt)].filter((moment) => moment != null);
  const days = first?.before.days ?? rental.days;
  const lines = kept.filter(({ beside }) => !beside);
  const quotedDays = lines.reduce((sum, { kind, quantity }) => sum + (kind === PriceLineKind.DAYS ? quantity : 0), 0);
  const repriced =
    isOtherVehicle(rental, first?.before.vehicleId) &&
    compareMoney(total, addMoney(...lines.map(({ amount }) => amount))) !== 0;
  const until = moments.sort((a, b) => a.getTime() - b.getTime())[0];
  const stage = first ? null : rental.stage;
  if (quotedDays === days && !repriced) return { lines: upTo(total, lines, vatPercent, stage), total, until };
  const others = lines.filter(({ kind }) => !RENT_KINDS.has(kind));
  const rent = subtractMoney(total, addMoney(...others.map(({ amount }) => amount)));
  const priced = compareMoney(rent, '0') > 0 ? rent : '0.00';
  const whole = single(PriceLineKind.DAYS, `Location, ${readableDays(days)}`, priced, vatPercent);
  return { lines: upTo(total, [whole, ...others], vatPercent, stage), total, until };
}

/**
 * Returns the lines of the present price: those of the contract, one for each amendment that changed the total (a credit if it fell), and
 * those that staff entered after the contract was fixed (docs/rules/prices.md#what-is-kept). Their sum is the total. Pages, contract,
 * invoice and API read this; documents leave out the lines that were taken back.
 */
export function statedLines(
  rental: PricedRental,
  kept: readonly StoredLine[],
  amendments: readonly PriceAmendment[],
  vatPercent: string,
): StoredLine[] {
  const [first] = amendments;
  const now = rental.total ?? first?.before.total ?? rental.quotedTotal;
  const lines = [
    ...contractPrice(rental, kept, first, vatPercent).lines,
    ...amendments
      .map((amendment) => ({ ...amendment, difference: differenceOf(amendment) }))
      .filter(({ difference }) => compareMoney(difference, '0') !== 0)
      .map(({ number, kind, difference }) =>
        single(
          PriceLineKind.AGREED,
          `Avenant n° ${number} : ${AMENDMENT_LABELS[kind].toLowerCase()}`,
          difference,
          vatPercent,
        ),
      ),
    ...kept.filter(({ beside }) => beside),
  ];
  return upTo(now, lines, vatPercent, rental.stage);
}

/** Tells whether the vehicle that a document names, by default the present one, is another than the quote is about. */
function isOtherVehicle(rental: PricedRental, named = rental.vehicleId): boolean {
  return (rental.quotedVehicleId ?? rental.requestedVehicleId ?? rental.vehicleId) !== named;
}

function single(kind: PriceLineKind, label: string, amount: Money, vatPercent: string): StoredLine {
  return asStored(lumpLine(kind, label, amount, vatPercent));
}

/** Adds a last line of what was agreed beside the others, if they do not make the total. */
function upTo(
  total: Money,
  lines: readonly StoredLine[],
  vatPercent: string,
  stage?: RentalStage | null,
): StoredLine[] {
  const rest = subtractMoney(total, addMoney(...lines.map(({ amount }) => amount)));
  if (compareMoney(rest, '0') === 0) return [...lines];
  const less = stage === RentalStage.NO_SHOW ? 'Non présenté : part non due' : 'Remise convenue';
  const label = compareMoney(rest, '0') > 0 ? 'Supplément convenu' : less;
  return [...lines, single(PriceLineKind.AGREED, label, rest, vatPercent)];
}

interface Deps {
  readonly lines: ReservationLines;
  readonly amendments: AmendmentReader;
  readonly settings: SettingsService;
}

/** Reads the lines of the present price of reservations. */
export class StatedLines {
  constructor(private readonly deps: Deps) {}

  /** Returns the lines of a reservation, also those that were taken back. The caller has checked the permission. */
  async of(reservation: ReservationRecord): Promise<readonly StoredLine[]> {
    const { lines, amendments, settings } = this.deps;
    const made = reservation.status === ReservationStatus.PENDING ? [] : await amendments.standing(reservation);
    const priceLines = await lines.of(reservation, made[0]?.before.days);
    return statedLines(
      { ...reservation, days: daysOf(reservation) },
      priceLines,
      made,
      (await settings.get()).vatPercent,
    );
  }
}
