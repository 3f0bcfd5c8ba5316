import { RefusedError, type Problem } from '../../lib/errors';
import type { StaleVersionFragment, TakenVehicleFragment } from './Conflict.generated';

/** A free vehicle that the server proposes when the chosen one is taken. */
export interface Alternative {
  id: string;
  name: string;
  /** Only the staff are told it. */
  plateNumber?: string | null;
  /** Decimal string, Dh a day. */
  dailyPrice: string;
}

const isAlternative = (value: unknown): value is Alternative =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'dailyPrice'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Whether the server refused a vehicle because it is not free in the period. */
export const isTaken = ({ code }: Problem): boolean => code === 'RESERVATION.VEHICLE_TAKEN';

/** A vehicle that is taken, as a result of the server: with what is free instead. */
interface TakenProblem extends Problem {
  alternatives: Alternative[];
}

const hasAlternatives = (problem: Problem): problem is TakenProblem => 'alternatives' in problem;

const takenProblem = ({ message, alternatives }: TakenVehicleFragment): TakenProblem => ({
  message,
  code: 'RESERVATION.VEHICLE_TAKEN',
  fields: { vehicleId: message },
  requestId: null,
  extensions: {},
  alternatives: alternatives.map(({ vehicle: { id, name, plateNumber }, dailyPrice }) => ({
    id,
    name,
    plateNumber,
    dailyPrice,
  })),
});

const staleProblem = ({ message }: StaleVersionFragment): Problem => ({
  message,
  code: 'RESERVATION.VERSION_CONFLICT',
  fields: {},
  requestId: null,
  extensions: {},
});

/** Gives the reservation that was changed. Throws RefusedError when the vehicle was taken or the version was not the newest. */
export const changedReservation = <Changed extends { __typename: 'Reservation' }>(
  outcome: Changed | TakenVehicleFragment | StaleVersionFragment,
): Changed => {
  if (outcome.__typename === 'VehicleTaken') throw new RefusedError(takenProblem(outcome));
  if (outcome.__typename === 'VersionConflict') throw new RefusedError(staleProblem(outcome));
  return outcome;
};

/** The vehicles that came with the refusal of a taken one; empty for any other problem. */
export const alternativesOf = (problem: Problem | null): Alternative[] => {
  if (!problem) return [];
  if (hasAlternatives(problem)) return problem.alternatives;
  const { alternatives } = problem.extensions;
  return Array.isArray(alternatives) ? alternatives.filter(isAlternative) : [];
};
