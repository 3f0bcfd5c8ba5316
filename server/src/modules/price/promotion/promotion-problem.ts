import type { Period } from '../../../kernel/period.js';
import { agencyDay, calendarDay, rentalDays, toReadableDay } from '../../../kernel/time.js';
import type { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { Promotion } from './promotion.entity.js';

/** Counts the uses of promotions. Implemented by the reservations, which have a higher rank. */
export interface PromotionUses {
  /** Returns how many reservations use a promotion, without refused and cancelled ones. */
  of(promotionId: number): Promise<number>;
}

/** The facts of a trip with which the conditions of a promotion are compared. */
export interface PromotedTrip {
  /** The agency's calendar day on which the code is entered, `YYYY-MM-DD`. */
  readonly today: string;
  /** First calendar day of the rental, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly days: number;
  readonly category: VehicleCategory;
}

/** Returns the facts of a trip for which a code is entered now. */
export function promotedTrip(
  { category }: { readonly category: VehicleCategory },
  { startsAt, endsAt }: Period,
  graceMinutes: number,
): PromotedTrip {
  const days = rentalDays(startsAt, endsAt, graceMinutes);
  return { today: agencyDay(new Date()), firstDay: agencyDay(startsAt), days, category };
}

/** The message for a code that no promotion has. */
export const UNKNOWN_CODE = "Ce code promo n'existe pas.";
/** The message for a promotion that has been used as often as it may be. */
export const USED_UP = 'Ce code promo a déjà été utilisé autant de fois que possible.';

/** Returns why a promotion is refused for a trip, in French (docs/rules/prices.md#promotions); undefined if it is valid. */
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
  if (categories.length > 0 && !categories.includes(category)) return 'Ce code promo ne vaut pas pour ce véhicule.';
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
