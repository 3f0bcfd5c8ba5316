import type { Fields } from '../../platform/graphql/fields';
import { makeProblem, RefusedError, type Problem } from '../../platform/errors/errors';
import { typographic } from '../../platform/format/typographic';
import type { StaleVersionFragment, TakenForStaffFragment, TakenVehicleFragment } from './Conflict.generated';

/** A free vehicle that the server proposes when the chosen one is taken. */
export interface Alternative {
  id: string;
  name: string;
  /** Only staff receive it. */
  plateNumber?: string | null;
  /** A decimal string in Dh per day. */
  dailyPrice: string;
}

/** Tells whether the server refused a vehicle because it is not free in the period. */
export const isTaken = ({ code }: Problem): boolean => code === 'RESERVATION.VEHICLE_TAKEN';

/** The problem of a taken vehicle, with free ones instead. */
interface TakenProblem extends Problem {
  alternatives: Alternative[];
}

const hasAlternatives = (problem: Problem): problem is TakenProblem => 'alternatives' in problem;

/** A taken vehicle in the server's answer; staff also query the registrations. */
type Taken = Fields<TakenVehicleFragment> | Fields<TakenForStaffFragment>;

type Stale = Fields<StaleVersionFragment>;

/** Converts the server's answer that a vehicle is taken to a form's error, with the free vehicles it proposes. */
export const takenProblem = ({ message, alternatives }: Taken): TakenProblem => ({
  ...makeProblem(typographic(message), 'RESERVATION.VEHICLE_TAKEN', { vehicleId: typographic(message) }),
  alternatives: alternatives.map(({ vehicle, dailyPrice }) => ({ ...vehicle, dailyPrice })),
});

const staleProblem = ({ message, reservation }: Stale): Problem => ({
  ...makeProblem(typographic(message), 'RESERVATION.VERSION_CONFLICT'),
  extensions: { recordId: reservation.id },
});

/** Returns what was made or changed. Throws RefusedError if the vehicle was taken or the version outdated. */
export const resultOf = <Outcome extends { __typename: 'Reservation' | 'ReservationReceipt' } | Taken | Stale>(
  outcome: Outcome,
): Exclude<Outcome, Taken | Stale> => {
  if (outcome.__typename === 'VehicleTaken') throw new RefusedError(takenProblem(outcome));
  if (outcome.__typename === 'VersionConflict') throw new RefusedError(staleProblem(outcome));
  return outcome as Exclude<Outcome, Taken | Stale>;
};

/** Returns the vehicles that the server proposes instead of a taken one; empty for any other problem. */
export const alternativesOf = (problem: Problem | null): Alternative[] =>
  problem && hasAlternatives(problem) ? problem.alternatives : [];
