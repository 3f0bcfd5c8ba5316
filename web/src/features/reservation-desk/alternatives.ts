import type { Problem } from '../../lib/errors';

/** The server's code for a vehicle that is not free in the period. */
export const vehicleTaken = 'RESERVATION.VEHICLE_TAKEN';

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

/** The vehicles that came with `RESERVATION.VEHICLE_TAKEN`; empty for any other problem. */
export const readAlternatives = (problem: Problem | null): Alternative[] => {
  const { alternatives } = problem?.extensions ?? {};
  return Array.isArray(alternatives) ? alternatives.filter(isAlternative) : [];
};
