import { assign, ref } from '@mikro-orm/core';
import { refuse } from '../../../kernel/check-input.js';
import type { Changes } from '../../../kernel/commands.js';
import type { Period } from '../../../kernel/period.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { type StoredExtra, type PriceBook, quotePrice } from '../../fleet/quote/price-quote.js';
import { needsAgency, type ExtraChoice, quoteRequest } from '../../fleet/quote/trip-options.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { type ExtraOffer, extraProblems, offersOf } from '../../price/price-book/extra-offers.js';
import { promotionByCode } from '../../price/promotion/promotion-by-code.js';
import { promotedTrip } from '../../price/promotion/promotion-problem.js';
import type { ExtraStock } from './extra-stock.js';
import { assertUseLeft, promotionFields, promisedPromotion } from './reservation-promotion.js';
import type { ReservationFields } from './reservation.commands.js';
import type { Reservation } from './reservation.entity.js';
import { keepLines, storedExtras } from './reservation-lines.js';

/** The facts of a request on which its price depends after an edit. */
interface Requote {
  readonly vehicle: Vehicle;
  readonly period: Period;
  readonly changes: Changes<ReservationFields>;
  readonly book: PriceBook;
}

/** Tells whether an edit changes something beside vehicle and dates that a price rule depends on. Otherwise a request keeps its price. */
export function needsQuote(
  { charges }: PriceBook,
  reservation: Reservation,
  changes: Changes<ReservationFields>,
): boolean {
  const { extras, pickupPlace, returnPlace, driverAge, promotionCode } = changes;
  const replaced =
    (pickupPlace !== undefined && pickupPlace !== reservation.pickupPlace) ||
    (returnPlace !== undefined && returnPlace !== reservation.returnPlace);
  const older = driverAge !== undefined && driverAge !== (reservation.driverAge ?? null);
  return (
    extras !== undefined ||
    (promotionCode !== undefined && promotionCode !== (reservation.promotionCode ?? null)) ||
    (replaced && charges.some((rule) => rule.places ?? rule.pickupPlace ?? rule.returnPlace)) ||
    (older && charges.some(({ minAge, maxAge }) => (minAge ?? maxAge) != null))
  );
}

/**
 * Quotes a locked request with the values of an edit, and with the extras that it has or that the edit names
 * (docs/rules/prices.md#what-is-kept). Throws ValidationError for extras that are not available.
 */
export async function quoteAnew(
  tx: Transaction,
  reservation: Reservation,
  { vehicle, period, changes, book }: Requote,
  stock: ExtraStock,
): Promise<void> {
  const pickupPlace = changes.pickupPlace ?? reservation.pickupPlace;
  const returnPlace = changes.returnPlace ?? reservation.returnPlace;
  const driverAge = changes.driverAge === undefined ? reservation.driverAge : changes.driverAge;
  const agency = needsAgency(book) ? await vehicle.agency.loadOrFail() : undefined;
  const options = { pickupPlace, returnPlace, driverAge, agency };
  const chosen = changes.extras;
  const had = await storedExtras(tx.em, reservation.id);
  if (chosen?.length) {
    const rules = book.charges.filter(({ kind }) => kind === 'EXTRA');
    const left = await stock.left(rules, period, tx.em);
    const offers = offersOf(quoteRequest(vehicle, period, false, options), book, rules, { byStaff: true, left });
    refuse(extraProblems(chosen, withKept(offers, had)));
  }
  const extras = chosen === undefined ? { storedExtras: had } : choiceOf(chosen ?? [], had);
  await promoteAnew(tx, reservation, { vehicle, period, changes, book });
  const promotion = promisedPromotion(reservation);
  const request = quoteRequest(vehicle, period, reservation.discountPercent > 0, { ...options, ...extras, promotion });
  const { dailyPrice, payable, graceMinutes, lines } = quotePrice(request, book);
  assign(reservation, {
    quotedDailyPrice: dailyPrice,
    quotedTotal: payable,
    graceMinutes,
    quotedVehicle: ref(vehicle),
  });
  await keepLines(tx, reservation, lines);
}

/** Sets the promotion that an edit names; without one, the request keeps its terms. Throws PromotionRefusedError. */
async function promoteAnew(
  tx: Transaction,
  reservation: Reservation,
  { vehicle, period, changes: { promotionCode }, book }: Requote,
): Promise<void> {
  if (promotionCode === undefined || promotionCode === (reservation.promotionCode ?? null)) return;
  if (promotionCode === null) return void assign(reservation, promotionFields(null));
  const promotion = await promotionByCode(tx, promotionCode, promotedTrip(vehicle, period, book.graceMinutes));
  await assertUseLeft(tx, promotion, reservation.id);
  assign(reservation, promotionFields(promotion));
}

/** Raises the offered pieces of extras by those that a request already has, so that these are never refused. */
function withKept(offers: readonly ExtraOffer[], had: readonly StoredExtra[]): ExtraOffer[] {
  const offersOfHad = had.map(({ rule, pieces }): ExtraOffer => {
    const offer = offers.find(({ rule: { id } }) => id === rule.id);
    return {
      rule: { ...rule, maxQuantity: offer ? Math.max(rule.maxQuantity, pieces) : pieces },
      amount: offer?.amount ?? rule.price,
      available: Math.max(offer?.available ?? 0, pieces),
    };
  });
  return [...offersOfHad, ...offers.filter(({ rule }) => !had.some((one) => one.rule.id === rule.id))];
}

/** Splits the chosen extras into those that a request already has and new ones. */
function choiceOf(
  chosen: readonly ExtraChoice[],
  had: readonly StoredExtra[],
): { readonly storedExtras: StoredExtra[]; readonly extras: ExtraChoice[] } {
  const rules = new Map(had.map(({ rule }) => [rule.id, rule]));
  return {
    storedExtras: chosen.flatMap(({ ruleId, quantity }) => {
      const rule = rules.get(ruleId);
      return rule ? [{ rule, pieces: quantity }] : [];
    }),
    extras: chosen.filter(({ ruleId }) => !rules.has(ruleId)),
  };
}
