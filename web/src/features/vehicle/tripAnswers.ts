import { tripFactsLimits } from '../../platform/graphql/limits.generated';
import type { TripQuestionsQuery } from './SearchHeader.generated';

/** The facts on which totals depend, besides the dates; empty if unknown. */
export interface TripAnswers {
  pickupPlace: string;
  returnPlace: string;
  driverAge: string;
}

/** Youngest and highest accepted age of a driver, in years. */
export const driverAges = tripFactsLimits.driverAge;

/** Returns the required answers that are missing or invalid. */
export const missingAnswers = (
  { places, driverAge: needsAge }: TripQuestionsQuery['tripQuestions'],
  { pickupPlace, returnPlace, driverAge }: TripAnswers,
): (keyof TripAnswers)[] => {
  const age = /^\d+$/.test(driverAge) ? Number(driverAge) : NaN;
  return [
    ...(places && !pickupPlace ? (['pickupPlace'] as const) : []),
    ...(places && !returnPlace ? (['returnPlace'] as const) : []),
    ...(needsAge && !(age >= driverAges.min && age <= driverAges.max) ? (['driverAge'] as const) : []),
  ];
};
