import type { TripQuestionsQuery } from './SearchHeader.generated';

/** What totals go by beside the dates, as a search says it; empty where nobody said. */
export interface TripAnswers {
  pickupPlace: string;
  returnPlace: string;
  driverAge: string;
}

/** Ages of people who may drive. */
export const driverAges = { min: 16, max: 120 };

/** Which answers are asked for but not given, or cannot be. */
export const missingAnswers = (
  { places, driverAge: asksAge }: TripQuestionsQuery['tripQuestions'],
  { pickupPlace, returnPlace, driverAge }: TripAnswers,
): (keyof TripAnswers)[] => {
  const age = Number(driverAge);
  return [
    ...(places && !pickupPlace ? (['pickupPlace'] as const) : []),
    ...(places && !returnPlace ? (['returnPlace'] as const) : []),
    ...(asksAge && !(age >= driverAges.min && age <= driverAges.max) ? (['driverAge'] as const) : []),
  ];
};
