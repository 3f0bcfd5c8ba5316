import type { Problem } from '../../lib/errors';

/** A free vehicle that the server proposes when the chosen one is taken. */
export interface Alternative {
  id: string;
  name: string;
  plateNumber: string;
  /** Decimal string, Dh a day. */
  dailyPrice: string;
}

const isAlternative = (value: unknown): value is Alternative =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'plateNumber', 'dailyPrice'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Whether the server refused a vehicle because it is not free in the period. */
export const isTaken = ({ code }: Problem): boolean => code === 'RESERVATION.VEHICLE_TAKEN';

/** The vehicles that came with the refusal of a taken one; empty for any other problem. */
export const alternativesOf = (problem: Problem | null): Alternative[] => {
  const { alternatives } = problem?.extensions ?? {};
  return Array.isArray(alternatives) ? alternatives.filter(isAlternative) : [];
};
