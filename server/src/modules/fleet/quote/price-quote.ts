import {
  addMoney,
  compareMoney,
  dividedMoney,
  lessPercent,
  type Money,
  subtractMoney,
  timesMoney,
} from '../../../kernel/money.js';
import { agencyDay, calendarDay, rentalDays } from '../../../kernel/time.js';
import { applies, type Charge, type ChargedRental, ChargeKind, chargeOf, type ChargeRule } from './charge.rules.js';
import { type Promotion, promotionOff } from './promotion.rules.js';
import { type PricedVehicle, type Season, seasonsTouch, VehicleSeasons } from './season-rates.js';

/** What a registered customer gets off the rent, in percent (docs/rules/fleet.md#price). */
export const REGISTERED_DISCOUNT_PERCENT = 15;

/** What a line of a price is for. */
export enum PriceLineKind {
  DAYS = 'DAYS',
  DISCOUNT = 'DISCOUNT',
  PROMOTION = 'PROMOTION',
  FEE = 'FEE',
  EXTRA = 'EXTRA',
  AGREED = 'AGREED',
}

/** One line of how a price comes about; amounts in Dh, with TVA. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  /** In French, as documents print it. */
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** quantity × unitPrice. */
  readonly amount: Money;
  readonly vatPercent: string;
  /** The rule of charges that it comes from, if it does. */
  readonly ruleId: number | null;
  /** How many pieces of an extra it is for; null for everything else. */
  readonly pieces: number | null;
}

/** What all prices of a moment are made of. */
export interface PriceBook {
  readonly seasons: readonly Season[];
  /** Whether the first day's season prices the whole rental; else each day has its own. */
  readonly seasonOfFirstDay: boolean;
  /** Minutes of a further day that cost nothing. */
  readonly graceMinutes: number;
  /** Extras and fees that are in use, in the order in which they are listed. */
  readonly charges: readonly ChargeRule[];
  /** TVA of whatever says nothing else. */
  readonly vatPercent: string;
}

/** Prices without seasons or charges: those of the vehicles themselves. */
export const PLAIN_PRICES: PriceBook = {
  seasons: [],
  seasonOfFirstDay: false,
  graceMinutes: 0,
  charges: [],
  vatPercent: '20.00',
};

/** An extra that a rental has already, by the rule of today or, where it was deleted, what was quoted. */
export interface KeptExtra {
  readonly rule: ChargeRule;
  /** How many. */
  readonly pieces: number;
}

/** What is asked for. Whoever only lists prices names vehicle and dates. */
export interface QuoteRequest {
  readonly vehicle: PricedVehicle;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whether the customer is registered, and so pays less. */
  readonly registered: boolean;
  readonly pickupPlace?: string | undefined;
  readonly returnPlace?: string | undefined;
  readonly homePlace?: string | undefined;
  readonly endsOutsideHours?: number | undefined;
  readonly driverAge?: number | undefined;
  readonly extras?: ReadonlyArray<{ readonly ruleId: number; readonly quantity: number }> | undefined;
  /** Extras that the rental has already: they cost whatever their rules say, whether or not those would still apply. */
  readonly keptExtras?: readonly KeptExtra[] | undefined;
  readonly promotion?: Promotion | undefined;
}

/** The price of a rental, before and after the registered customer's discount; amounts in Dh. */
export interface PriceQuote {
  readonly days: number;
  /** With how many minutes of grace they were counted. */
  readonly graceMinutes: number;
  /** Of each day; the average where they differ. */
  readonly dailyPrice: Money;
  readonly total: Money;
  readonly registeredDailyPrice: Money;
  readonly registeredTotal: Money;
  readonly registeredDiscountPercent: number;
  /** Whether the caller is a customer, and so pays `registeredTotal`. */
  readonly discounted: boolean;
  readonly payable: Money;
  /** Fees that apply by themselves, as far as they are part of all totals. */
  readonly fees: Money;
  /** The promotion in it. */
  readonly promotion: Promotion | undefined;
  /** How `payable` comes about: their amounts add up to it. */
  readonly lines: readonly PriceLine[];
}

/** Days of one price. */
interface DayGroup {
  readonly price: Money;
  readonly season: Season | undefined;
  readonly days: number;
}

/**
 * Prices a rental: the one place that does (docs/rules/prices.md#days). It is pure, and exact to the centime. What lists do not show is computed
 * when it is read.
 */
export function quotePrice(request: QuoteRequest, book: PriceBook): PriceQuote {
  const days = rentalDays(request.startsAt, request.endsAt, book.graceMinutes);
  const groups = daysByPrice(request, days, book);
  const rent = addMoney('0', ...groups.map((group) => timesMoney(group.price, group.days)));
  const dailyPrice = groups.length === 1 && groups[0] ? groups[0].price : dividedMoney(rent, days);
  const besides = besidesRent(request, days, rent, book);
  const charged = addMoney('0', ...besides.map(({ amount }) => amount));
  const { registered, promotion } = request;
  const totalOf = (isRegistered: boolean): Money => {
    const paid = isRegistered ? lessPercent(rent, REGISTERED_DISCOUNT_PERCENT) : rent;
    return addMoney(promotion ? subtractMoney(paid, promotionOff(promotion, paid)) : paid, charged);
  };
  return {
    days,
    graceMinutes: book.graceMinutes,
    dailyPrice,
    registeredDiscountPercent: REGISTERED_DISCOUNT_PERCENT,
    discounted: registered,
    promotion,
    get total() {
      return totalOf(false);
    },
    get registeredDailyPrice() {
      return lessPercent(dailyPrice, REGISTERED_DISCOUNT_PERCENT);
    },
    get registeredTotal() {
      return totalOf(true);
    },
    get payable() {
      return totalOf(registered);
    },
    get fees() {
      const fees = besides.filter(({ kind }) => kind === PriceLineKind.FEE);
      return addMoney('0', ...fees.map(({ amount }) => amount));
    },
    get lines() {
      return [...rentLines(groups, book.vatPercent), ...reductions(rent, request, book), ...besides];
    },
  };
}

/** Gives the days by price, in the order in which each price comes first. */
function daysByPrice({ vehicle, startsAt }: QuoteRequest, days: number, book: PriceBook): readonly DayGroup[] {
  const seasons = new VehicleSeasons(vehicle, book.seasons);
  const firstDay = agencyDay(startsAt);
  if (book.seasonOfFirstDay || seasons.none) return [{ ...seasons.priceOn(firstDay, days), days }];
  const groups = new Map<Money, { price: Money; season: Season | undefined; days: number }>();
  for (let index = 0; index < days; index += 1) {
    const { price, season } = seasons.priceOn(calendarDay(firstDay, index), days);
    const group = groups.get(price);
    if (!group) groups.set(price, { price, season, days: 1 });
    else {
      group.days += 1;
      // A price that several seasons share is named after none.
      if (group.season !== season) group.season = undefined;
    }
  }
  return [...groups.values()];
}

/** Gives the lines of a price that has neither seasons nor charges. */
export function plainLines(days: number, dailyPrice: Money, discountPercent: number, vatPercent: string): PriceLine[] {
  const rent = timesMoney(dailyPrice, days);
  const discount = subtractMoney(rent, lessPercent(rent, discountPercent));
  return [
    ...rentLines([{ price: dailyPrice, season: undefined, days }], vatPercent),
    ...takenOff(PriceLineKind.DISCOUNT, `Remise client inscrit ${discountPercent} %`, discount, vatPercent),
  ];
}

function rentLines(groups: readonly DayGroup[], vatPercent: string): PriceLine[] {
  return groups.map(({ price, season, days }) => ({
    kind: PriceLineKind.DAYS,
    label: season ? `Location, par jour, ${season.name}` : 'Location, par jour',
    quantity: days,
    unitPrice: price,
    amount: timesMoney(price, days),
    vatPercent,
    ruleId: null,
    pieces: null,
  }));
}

/** What is taken off the rent: first the registered customer's part, then the promotion, of what is left. */
function reductions(rent: Money, { registered, promotion }: QuoteRequest, { vatPercent }: PriceBook): PriceLine[] {
  const percent = registered ? REGISTERED_DISCOUNT_PERCENT : 0;
  const discounted = lessPercent(rent, percent);
  const discount = subtractMoney(rent, discounted);
  const label = `Code promotionnel ${promotion?.code}`;
  return [
    ...takenOff(PriceLineKind.DISCOUNT, `Remise client inscrit ${percent} %`, discount, vatPercent),
    ...takenOff(PriceLineKind.PROMOTION, label, promotion ? promotionOff(promotion, discounted) : '0', vatPercent),
  ];
}

/** A line of what is taken off; none for nothing. */
function takenOff(kind: PriceLineKind, label: string, off: Money, vatPercent: string): PriceLine[] {
  if (compareMoney(off, '0') <= 0) return [];
  const amount = subtractMoney('0', off);
  return [{ kind, label, quantity: 1, unitPrice: amount, amount, vatPercent, ruleId: null, pieces: null }];
}

/** Fees that apply by themselves, and the extras that were chosen or that the rental has. */
function besidesRent(request: QuoteRequest, days: number, rent: Money, book: PriceBook): PriceLine[] {
  const { extras, keptExtras = [] } = request;
  if (book.charges.length === 0 && keptExtras.length === 0) return [];
  const rental = chargedRental(request, days, rent, book);
  const chosen = new Map(extras?.map(({ ruleId, quantity }) => [ruleId, quantity]));
  // What was promised for an end outside the hours is not taken back when the hours change.
  const asKept = { ...rental, endsOutsideHours: Math.max(1, rental.endsOutsideHours) };
  const kept = keptExtras.map(({ rule, pieces }) =>
    lineOf(rule, chargeOf(rule, asKept, pieces), pieces, book.vatPercent),
  );
  const added = book.charges.flatMap((rule) => {
    const isFee = rule.kind === ChargeKind.FEE;
    const pieces = isFee ? 1 : rule.kind === ChargeKind.EXTRA ? (chosen.get(rule.id) ?? 0) : 0;
    if (pieces === 0 || !applies(rule, rental)) return [];
    return [lineOf(rule, chargeOf(rule, rental, pieces), isFee ? null : pieces, book.vatPercent)];
  });
  return inOrder([...added, ...kept], book);
}

/** Sorts lines by the order of their rules; what comes from a rule that is not in use comes last. */
function inOrder(lines: readonly PriceLine[], { charges }: PriceBook): PriceLine[] {
  const places = new Map(charges.map(({ id }, index) => [id, index]));
  const placeOf = ({ ruleId }: PriceLine): number => places.get(ruleId ?? 0) ?? charges.length;
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Gives what the conditions of charges are compared with. */
export function chargedRental(
  request: QuoteRequest,
  days: number,
  rent: Money,
  book: Pick<PriceBook, 'charges' | 'seasons'>,
): ChargedRental {
  return {
    days,
    rent,
    category: request.vehicle.category,
    seasonIds: seasonsHolding(request.startsAt, days, book),
    pickupPlace: request.pickupPlace,
    returnPlace: request.returnPlace,
    homePlace: request.homePlace,
    endsOutsideHours: request.endsOutsideHours ?? 0,
    driverAge: request.driverAge,
  };
}

/** Gives the line of a charge that was worked out, for so many pieces of an extra. */
export function lineOf(rule: ChargeRule, charge: Charge, pieces: number | null, vatPercent: string): PriceLine {
  return {
    kind: rule.kind === ChargeKind.EXTRA ? PriceLineKind.EXTRA : PriceLineKind.FEE,
    label: rule.name,
    ...charge,
    vatPercent: rule.vatPercent ?? vatPercent,
    ruleId: rule.id,
    pieces,
  };
}

/** Gives the seasons that hold a day of the rental, whatever they charge for this vehicle; only those that a rule asks about. */
function seasonsHolding(
  startsAt: Date,
  days: number,
  { charges, seasons }: Pick<PriceBook, 'charges' | 'seasons'>,
): number[] {
  const asked = new Set(charges.map(({ seasonId }) => seasonId));
  return seasons.filter((season) => asked.has(season.id) && seasonsTouch([season], startsAt, days)).map(({ id }) => id);
}
