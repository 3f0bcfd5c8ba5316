import type { Period } from '../../../kernel/period.js';
import { agencyDay, calendarDay, rentalDays, toReadableDay } from '../../../kernel/time.js';
import type { Promotion } from './promotion.entity.js';

/** Counts the reservations that have a promotion; who keeps them does it. */
export interface PromotionUses {
  /** Gives how many reservations have a promotion, but for those that were refused or cancelled. */
  of(promotionId: number): Promise<number>;
}

/** What the conditions of a promotion are compared with. */
export interface PromotedTrip {
  /** Calendar day of the agency on which it is entered. */
  readonly today: string;
  /** First calendar day of the rental. */
  readonly firstDay: string;
  readonly days: number;
  readonly category: string;
}

/** Gives what the conditions of a promotion that is entered now are compared with. */
export function promotedTrip(
  { category }: { readonly category: string },
  { startsAt, endsAt }: Period,
  graceMinutes: number,
): PromotedTrip {
  const days = rentalDays(startsAt, endsAt, graceMinutes);
  return { today: agencyDay(new Date()), firstDay: agencyDay(startsAt), days, category };
}

export const UNKNOWN_CODE = "Ce code promo n'existe pas.";
export const USED_UP = 'Ce code promo a déjà été utilisé autant de fois que possible.';

/** Says in French why a promotion does not hold for a trip (docs/rules/prices.md#promotions); undefined where it does. */
export function promotionProblem(
  promotion: Pick<Promotion, keyof Conditions> | undefined,
  { today, firstDay, days, category }: PromotedTrip,
): string | undefined {
  if (!promotion) return UNKNOWN_CODE;
  const { active, bookedFrom, bookedTo, rentalFrom, rentalTo, minDays, categories } = promotion;
  if (!active) return "Ce code promo n'est plus valable.";
  if (bookedTo != null && today > bookedTo) return `Ce code promo a expiré le ${toReadableDay(bookedTo)}.`;
  if (bookedFrom != null && today < bookedFrom)
    return `Ce code promo n'est valable qu'à partir du ${toReadableDay(bookedFrom)}.`;
  if (categories.length > 0 && !categories.includes(category as never))
    return 'Ce code promo ne vaut pas pour ce véhicule.';
  if (minDays != null && days < minDays) return `Ce code promo vaut à partir de ${minDays} jours de location.`;
  if (rentalFrom != null && firstDay < rentalFrom)
    return `Ce code promo vaut pour une location à partir du ${toReadableDay(rentalFrom)}.`;
  if (rentalTo != null && calendarDay(firstDay, days - 1) > rentalTo)
    return `Ce code promo vaut pour une location jusqu'au ${toReadableDay(rentalTo)}.`;
  return undefined;
}

type Conditions = Pick<
  Promotion,
  'active' | 'bookedFrom' | 'bookedTo' | 'rentalFrom' | 'rentalTo' | 'minDays' | 'categories'
>;
