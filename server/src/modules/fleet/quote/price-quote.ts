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

/** Discount of registered customers on the rent, in percent (docs/rules/fleet.md#price). */
export const REGISTERED_DISCOUNT_PERCENT = 15;

export enum PriceLineKind {
  DAYS = 'DAYS',
  DISCOUNT = 'DISCOUNT',
  PROMOTION = 'PROMOTION',
  FEE = 'FEE',
  EXTRA = 'EXTRA',
  AGREED = 'AGREED',
}

/** The kinds of lines that make up the rent. */
export const RENT_KINDS: ReadonlySet<PriceLineKind> = new Set([
  PriceLineKind.DAYS,
  PriceLineKind.DISCOUNT,
  PriceLineKind.PROMOTION,
]);

/** A line of a price; amounts in Dh, with TVA. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  /** French label, as documents print it. */
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** quantity × unitPrice. */
  readonly amount: Money;
  readonly vatPercent: string;
  /** The charge rule that it comes from; null for none. */
  readonly ruleId: number | null;
  /** Number of pieces of an extra; null for other lines. */
  readonly pieces: number | null;
}

/** The price rules and settings by which rentals are priced. */
export interface PriceBook {
  readonly seasons: readonly Season[];
  /** Whether the season of the first day prices the whole rental; otherwise each day has its own. */
  readonly seasonOfFirstDay: boolean;
  /** Minutes beyond full rental days that cost nothing. */
  readonly graceMinutes: number;
  /** Active extras and fees, in the agency's order. */
  readonly charges: readonly ChargeRule[];
  /** TVA in percent for everything without its own rate. */
  readonly vatPercent: string;
}

/** A price book without seasons and charges, so that only the prices of vehicles count. */
export const PLAIN_PRICES: PriceBook = {
  seasons: [],
  seasonOfFirstDay: false,
  graceMinutes: 0,
  charges: [],
  vatPercent: '20.00',
};

/** An extra that a rental already has, with its present rule or, if that was deleted, the quoted price. */
export interface StoredExtra {
  readonly rule: ChargeRule;
  /** Number of pieces. */
  readonly pieces: number;
}

/** The facts by which a rental is priced. Lists only give vehicle and dates. */
export interface QuoteRequest {
  readonly vehicle: PricedVehicle;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whether the customer is registered and gets the discount. */
  readonly registered: boolean;
  readonly pickupPlace?: string | undefined;
  readonly returnPlace?: string | undefined;
  readonly homePlace?: string | undefined;
  readonly endsOutsideHours?: number | undefined;
  readonly driverAge?: number | undefined;
  readonly extras?: ReadonlyArray<{ readonly ruleId: number; readonly quantity: number }> | undefined;
  /** Extras that the rental already has. They are charged by their rules even if the conditions no longer hold. */
  readonly storedExtras?: readonly StoredExtra[] | undefined;
  readonly promotion?: Promotion | undefined;
}

/** The price of a rental, with and without the discount of registered customers. Amounts in Dh. */
export interface PriceQuote {
  readonly days: number;
  /** The minutes of grace with which the days were counted. */
  readonly graceMinutes: number;
  /** Price per day; the average if days differ. */
  readonly dailyPrice: Money;
  readonly total: Money;
  readonly registeredDailyPrice: Money;
  readonly registeredTotal: Money;
  readonly registeredDiscountPercent: number;
  /** Whether the caller is a customer and pays `registeredTotal`. */
  readonly discounted: boolean;
  readonly payable: Money;
  /** Fees that apply automatically; they are included in all totals. */
  readonly fees: Money;
  /** The promotion that the totals include. */
  readonly promotion: Promotion | undefined;
  /** The lines of `payable`; their amounts add up to it. */
  readonly lines: readonly PriceLine[];
}

/** Days with the same price. */
interface DayGroup {
  readonly price: Money;
  readonly season: Season | undefined;
  readonly days: number;
}

/**
 * Prices a rental; all prices come from this function (docs/rules/prices.md#days). It is pure, and exact to the centime. Fields that lists
 * do not show are computed on access.
 */
export function quotePrice(request: QuoteRequest, book: PriceBook): PriceQuote {
  const days = rentalDays(request.startsAt, request.endsAt, book.graceMinutes);
  const groups = daysByPrice(request, days, book);
  const rent = addMoney(...groups.map((group) => timesMoney(group.price, group.days)));
  const dailyPrice = groups.length === 1 && groups[0] ? groups[0].price : dividedMoney(rent, days);
  const besides = besidesRent(request, days, rent, book);
  const { registered, promotion } = request;
  const totalOf = (isRegistered: boolean): Money => {
    const paid = isRegistered ? lessPercent(rent, REGISTERED_DISCOUNT_PERCENT) : rent;
    const charged = besides.map(({ amount }) => amount);
    return addMoney(promotion ? subtractMoney(paid, promotionOff(promotion, paid)) : paid, ...charged);
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
      return addMoney(...fees.map(({ amount }) => amount));
    },
    get lines() {
      return [...rentLines(groups, book.vatPercent), ...reductions(rent, request, book), ...besides];
    },
  };
}

/** Returns the rental days grouped by price, in the order in which the prices first occur. */
function daysByPrice({ vehicle, startsAt }: QuoteRequest, days: number, book: PriceBook): readonly DayGroup[] {
  const seasons = new VehicleSeasons(vehicle, book.seasons);
  if (seasons.none) return [{ ...seasons.ownPrice(days), days }];
  const firstDay = agencyDay(startsAt);
  if (book.seasonOfFirstDay) return [{ ...seasons.priceOn(firstDay, days), days }];
  const groups = new Map<Money, { price: Money; season: Season | undefined; days: number }>();
  for (let index = 0; index < days; index += 1) {
    const { price, season } = seasons.priceOn(calendarDay(firstDay, index), days);
    const group = groups.get(price);
    if (!group) groups.set(price, { price, season, days: 1 });
    else {
      group.days += 1;
      // A price that several seasons share gets no season's name.
      if (group.season !== season) group.season = undefined;
    }
  }
  return [...groups.values()];
}

/** Returns the lines of a price without seasons and charges. */
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

/** Returns the discounts on the rent: first that of registered customers, then the promotion on the rest. */
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

/** Returns the line of a discount; none if it is zero. */
function takenOff(kind: PriceLineKind, label: string, off: Money, vatPercent: string): PriceLine[] {
  if (compareMoney(off, '0') <= 0) return [];
  return [lumpLine(kind, label, subtractMoney('0', off), vatPercent)];
}

/** Returns a line of one piece that no rule made. */
export function lumpLine(kind: PriceLineKind, label: string, amount: Money, vatPercent: string): PriceLine {
  return { kind, label, quantity: 1, unitPrice: amount, amount, vatPercent, ruleId: null, pieces: null };
}

/** Returns the lines of fees, and of the extras that were chosen or that the rental already has. */
function besidesRent(request: QuoteRequest, days: number, rent: Money, book: PriceBook): PriceLine[] {
  const { extras, storedExtras = [] } = request;
  if (book.charges.length === 0 && storedExtras.length === 0) return [];
  const rental = chargedRental(request, days, rent, book);
  const chosen = new Map(extras?.map(({ ruleId, quantity }) => [ruleId, quantity]));
  // An extra for an end outside the hours stays charged if the opening hours change afterwards.
  const asStored = { ...rental, endsOutsideHours: Math.max(1, rental.endsOutsideHours) };
  const kept = storedExtras.map(({ rule, pieces }) =>
    lineOf(rule, chargeOf(rule, asStored, pieces), pieces, book.vatPercent),
  );
  const added = book.charges.flatMap((rule) => {
    const isFee = rule.kind === ChargeKind.FEE;
    const pieces = isFee ? 1 : rule.kind === ChargeKind.EXTRA ? (chosen.get(rule.id) ?? 0) : 0;
    if (pieces === 0 || !applies(rule, rental)) return [];
    return [lineOf(rule, chargeOf(rule, rental, pieces), isFee ? null : pieces, book.vatPercent)];
  });
  return inOrder([...added, ...kept], book);
}

/** Sorts lines by the order of their rules; those of inactive rules come last. */
function inOrder(lines: readonly PriceLine[], { charges }: PriceBook): PriceLine[] {
  const places = new Map(charges.map(({ id }, index) => [id, index]));
  const placeOf = ({ ruleId }: PriceLine): number => places.get(ruleId ?? 0) ?? charges.length;
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the facts of a rental with which the conditions of charge rules are compared. */
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

/** Returns the line of a computed charge, for a number of pieces of an extra. */
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

/**
 * Returns the seasons that contain a day of the rental, whether or not they change the vehicle's price; only those that a rule refers to.
 */
function seasonsHolding(
  startsAt: Date,
  days: number,
  { charges, seasons }: Pick<PriceBook, 'charges' | 'seasons'>,
): number[] {
  const asked = new Set(charges.map(({ seasonId }) => seasonId));
  return seasons.filter((season) => asked.has(season.id) && seasonsTouch([season], startsAt, days)).map(({ id }) => id);
}
