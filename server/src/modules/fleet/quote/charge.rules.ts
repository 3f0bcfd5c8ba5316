import { leastMoney, type Money, percentOf, timesMoney } from '../../../kernel/money.js';

/** How a rule of charges comes to apply (docs/rules/prices.md#extras-and-charges). */
export const ChargeKind = {
  EXTRA: 'EXTRA',
  FEE: 'FEE',
  RETURN: 'RETURN',
} as const;
export type ChargeKind = keyof typeof ChargeKind;

/** What its price is for: once a rental, each day, each km, hour, litre or eighth of a tank, or so many percent of the rent. */
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

/** Where the places have to lie for a rule to apply. */
export const PlaceCondition = {
  /** The vehicle is returned elsewhere than it was handed over. */
  ONE_WAY: 'ONE_WAY',
  /** It is handed over or returned elsewhere than in the vehicle's own town. */
  AWAY: 'AWAY',
} as const;
export type PlaceCondition = keyof typeof PlaceCondition;

/** What a return has to show for a charge to be proposed (docs/rules/rental-life.md#charges-at-the-return). */
export const ReturnFinding = {
  KM: 'KM',
  FUEL: 'FUEL',
  DELAY: 'DELAY',
  CLEANING: 'CLEANING',
  ACCESSORY: 'ACCESSORY',
  DAMAGE: 'DAMAGE',
} as const;
export type ReturnFinding = keyof typeof ReturnFinding;

/** When a rule applies; everything that is said must hold. */
export interface ChargeConditions {
  readonly pickupPlace: string | null | undefined;
  readonly returnPlace: string | null | undefined;
  readonly places: PlaceCondition | null | undefined;
  readonly outsideHours: boolean;
  /** Years, both included. */
  readonly minAge: number | null | undefined;
  readonly maxAge: number | null | undefined;
  /** None means all. */
  readonly categories: readonly string[];
  readonly seasonId: number | null | undefined;
  readonly fromDays: number | null | undefined;
  readonly toDays: number | null | undefined;
}

/** A rule of charges as far as amounts go. What is null or undefined sets no condition. */
export interface ChargeRule extends ChargeConditions {
  readonly id: number;
  readonly kind: ChargeKind;
  readonly name: string;
  readonly unit: ChargeUnit;
  /** Dh a unit; percent of the rent where that is the unit. */
  readonly price: Money;
  /** The most that it comes to in Dh, for each piece; null for no bound. */
  readonly cap: Money | null | undefined;
  /** Null for the rate of the settings. */
  readonly vatPercent: string | null | undefined;
  /** How many pieces a customer may choose of an extra. */
  readonly maxQuantity: number;
  /** How many pieces there are a day, over all rentals; null for no bound. */
  readonly stock: number | null | undefined;
  /** Whether customers may choose an extra; the others only the staff. */
  readonly shownOnSite: boolean;
}

/** What is known of a rental when its charges are looked for. */
export interface ChargedRental {
  readonly days: number;
  /** The rent before discounts, in Dh: what percentages are of. */
  readonly rent: Money;
  readonly category: string;
  /** Ids of the seasons that its days belong to. */
  readonly seasonIds: readonly number[];
  readonly pickupPlace: string | undefined;
  readonly returnPlace: string | undefined;
  /** Where the vehicle stands; undefined where nobody said. */
  readonly homePlace: string | undefined;
  /** How many of its two ends lie outside the opening hours. */
  readonly endsOutsideHours: number;
  /** The youngest driver's, in years; undefined where nobody said. */
  readonly driverAge: number | undefined;
}

/** An amount with what makes it. */
export interface Charge {
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
}

/** Tells whether everything that a rule asks for holds. What is not known does not hold. */
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
 * Gives what so many of a charge come to, at most the cap for each. `measured` counts what only the return shows: km, hours,
 * litres, eighths.
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
  // Each end outside the hours costs once.
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
