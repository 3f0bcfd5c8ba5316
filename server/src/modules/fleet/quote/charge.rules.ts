import { leastMoney, type Money, percentOf, timesMoney } from '../../../kernel/money.js';

/** When a charge rule applies (docs/rules/prices.md#extras-and-charges). */
export const ChargeKind = {
  EXTRA: 'EXTRA',
  FEE: 'FEE',
  RETURN: 'RETURN',
} as const;
export type ChargeKind = keyof typeof ChargeKind;

/** The unit of a price: rental, rental day, km, hour, litre, eighth of a tank, or percent of the rent. */
export const ChargeUnit = {
  RENTAL: 'RENTAL',
  DAY: 'DAY',
  KM: 'KM',
  HOUR: 'HOUR',
  LITRE: 'LITRE',
  EIGHTH: 'EIGHTH',
  PERCENT: 'PERCENT',
} as const;
export type ChargeUnit = keyof typeof ChargeUnit;

/** The condition of a rule on the places of a rental. */
export const PlaceCondition = {
  /** The vehicle is returned at another place than that of the handover. */
  ONE_WAY: 'ONE_WAY',
  /** It is handed over or returned outside the vehicle's town. */
  AWAY: 'AWAY',
} as const;
export type PlaceCondition = keyof typeof PlaceCondition;

/** The finding of a return for which a charge is proposed (docs/rules/rental-life.md#charges-at-the-return). */
export const ReturnFinding = {
  KM: 'KM',
  FUEL: 'FUEL',
  DELAY: 'DELAY',
  CLEANING: 'CLEANING',
  ACCESSORY: 'ACCESSORY',
  DAMAGE: 'DAMAGE',
} as const;
export type ReturnFinding = keyof typeof ReturnFinding;

/** The conditions of a rule, which must all hold. */
export interface ChargeConditions {
  readonly pickupPlace: string | null | undefined;
  readonly returnPlace: string | null | undefined;
  readonly places: PlaceCondition | null | undefined;
  readonly outsideHours: boolean;
  /** In years, both limits inclusive. */
  readonly minAge: number | null | undefined;
  readonly maxAge: number | null | undefined;
  /** An empty list means all categories. */
  readonly categories: readonly string[];
  readonly seasonId: number | null | undefined;
  readonly fromDays: number | null | undefined;
  readonly toDays: number | null | undefined;
}

/** The fields of a charge rule on which amounts depend. Null or undefined sets no condition. */
export interface ChargeRule extends ChargeConditions {
  readonly id: number;
  readonly kind: ChargeKind;
  readonly name: string;
  readonly unit: ChargeUnit;
  /** Dh per unit, or percent of the rent. */
  readonly price: Money;
  /** Upper limit in Dh for each piece; null for none. */
  readonly cap: Money | null | undefined;
  /** TVA in percent; null for the rate of the settings. */
  readonly vatPercent: string | null | undefined;
  /** Maximum number of pieces of an extra per rental. */
  readonly maxQuantity: number;
  /** Number of pieces that can be rented per day; null for no limit. */
  readonly stock: number | null | undefined;
  /** Whether customers may choose the extra; otherwise only the staff. */
  readonly shownOnSite: boolean;
}

/** The facts of a rental with which the conditions of rules are compared. */
export interface ChargedRental {
  readonly days: number;
  /** The rent before discounts in Dh, of which percentages are computed. */
  readonly rent: Money;
  readonly category: string;
  /** Ids of the seasons that its days belong to. */
  readonly seasonIds: readonly number[];
  readonly pickupPlace: string | undefined;
  readonly returnPlace: string | undefined;
  /** The town of the vehicle's agency; undefined if unknown. */
  readonly homePlace: string | undefined;
  /** Number of the rental's ends outside the opening hours: 0, 1 or 2. */
  readonly endsOutsideHours: number;
  /** Age of the youngest driver in years; undefined if unknown. */
  readonly driverAge: number | undefined;
}

/** An amount in Dh, with the quantity and unit price from which it is computed. */
export interface Charge {
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
}

/** Tells whether all conditions of a rule hold. A condition on an unknown fact does not hold. */
export function applies(rule: ChargeConditions, rental: ChargedRental): boolean {
  const { days, driverAge } = rental;
  const aged = rule.minAge != null || rule.maxAge != null;
  return (
    (rule.pickupPlace == null || rule.pickupPlace === rental.pickupPlace) &&
    (rule.returnPlace == null || rule.returnPlace === rental.returnPlace) &&
    (rule.places == null || liesThere(rule.places, rental)) &&
    (!rule.outsideHours || rental.endsOutsideHours > 0) &&
    (!aged || (driverAge !== undefined && driverAge >= (rule.minAge ?? 0) && driverAge <= (rule.maxAge ?? Infinity))) &&
    (rule.categories.length === 0 || rule.categories.includes(rental.category)) &&
    (rule.seasonId == null || rental.seasonIds.includes(rule.seasonId)) &&
    days >= (rule.fromDays ?? 0) &&
    days <= (rule.toDays ?? Infinity)
  );
}

/**
 * Returns the price of a number of pieces, each at most the cap. `measured` is the quantity that only the return shows: km, hours, litres
 * or eighths.
 */
export function chargeOf(
  { unit, price, cap, outsideHours }: ChargeRule,
  rental: Pick<ChargedRental, 'days' | 'rent' | 'endsOutsideHours'>,
  pieces: number,
  measured = 1,
): Charge {
  const units =
    unit === ChargeUnit.DAY ? rental.days : unit === ChargeUnit.RENTAL || unit === ChargeUnit.PERCENT ? 1 : measured;
  const unitPrice = unit === ChargeUnit.PERCENT ? percentOf(rental.rent, price) : price;
  // A charge for the opening hours is counted once for each end outside them.
  const count = outsideHours ? pieces * rental.endsOutsideHours : pieces;
  const each = timesMoney(unitPrice, units);
  const capped = cap == null ? each : leastMoney(each, cap);
  return capped === each
    ? { quantity: units * count, unitPrice, amount: timesMoney(each, count) }
    : { quantity: count, unitPrice: capped, amount: timesMoney(capped, count) };
}

function liesThere(condition: PlaceCondition, { pickupPlace, returnPlace, homePlace }: ChargedRental): boolean {
  if (pickupPlace === undefined || returnPlace === undefined) return false;
  if (condition === PlaceCondition.ONE_WAY) return pickupPlace !== returnPlace;
  return homePlace !== undefined && (pickupPlace !== homePlace || returnPlace !== homePlace);
}
