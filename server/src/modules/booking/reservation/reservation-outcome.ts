import { createUnionType, Field, ObjectType } from 'type-graphql';
import { VersionConflictError } from '../../../kernel/domain-error.js';
import type { Money } from '../../../kernel/money.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { Reservation, type ReservationRecord } from './reservation.entity.js';
import { VehicleNotFreeError, VehicleTakenError } from './reservation.errors.js';
import { ReservationReceipt } from './reservation.types.js';

@ObjectType({ description: 'A free vehicle that could stand in for a taken one.' })
class AlternativeVehicle {
  @Field(() => Vehicle, { description: 'The vehicle.' })
  vehicle!: VehicleRecord;

  @Field(() => MoneyScalar, { description: 'Price a day for the length asked for, in Dh, before any discount.' })
  dailyPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Price of the whole length, in Dh, before any discount.' })
  total!: Money;
}

@ObjectType({ description: 'Nothing was changed: the vehicle is promised or out of service in the period.' })
export class VehicleTaken {
  @Field(() => String, { description: 'A French sentence that says what is in the way.' })
  message!: string;

  @Field(() => DateTimeScalar, { description: 'From when the vehicle was asked for.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  endsAt!: Date;

  @Field(() => [AlternativeVehicle], {
    description: 'Free vehicles, at most three: the same category first, then the nearest price.',
  })
  alternatives!: AlternativeVehicle[];
}

@ObjectType({
  description: 'Nothing was changed: somebody else changed the reservation since the version that was named.',
})
class VersionConflict {
  @Field(() => String, { description: 'A French sentence that says so.' })
  message!: string;

  @Field(() => Reservation, { description: 'The reservation as it is now, with its version.' })
  reservation!: ReservationRecord;
}

/** The result of a change of a reservation, with the conflicts that a client can resolve. */
export const ReservationOutcome = createUnionType({
  name: 'ReservationOutcome',
  description: 'The changed reservation, or why nothing was changed where the caller can act on it.',
  types: () => [Reservation, VehicleTaken, VersionConflict] as const,
  resolveType: (value) =>
    value instanceof VehicleTaken ? VehicleTaken : value instanceof VersionConflict ? VersionConflict : Reservation,
});

/** The result of a request for a vehicle. */
export const RequestOutcome = createUnionType({
  name: 'RequestOutcome',
  description: 'The receipt of a request, or the taken vehicle with what is free instead.',
  types: () => [ReservationReceipt, VehicleTaken] as const,
  resolveType: (value) => (value instanceof VehicleTaken ? VehicleTaken : ReservationReceipt),
});

/** The result of a booking by the staff. */
export const BookingOutcome = createUnionType({
  name: 'BookingOutcome',
  description: 'The reservation, or the taken vehicle with what is free instead.',
  types: () => [Reservation, VehicleTaken] as const,
  resolveType: (value) => (value instanceof VehicleTaken ? VehicleTaken : Reservation),
});

/** Returns what was made, or the taken vehicle as a typed result; rethrows all other errors. */
export async function orTaken<T>(making: Promise<T>): Promise<T | VehicleTaken> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof VehicleTakenError || error instanceof VehicleNotFreeError) return takenOf(error);
    throw error;
  }
}

/**
 * Returns the changed reservation as a row, or one of the two conflicts that a client can resolve as a typed result; rethrows all other errors.
 * `current` reads the reservation as it is now.
 */
export async function outcomeOf(
  change: Promise<ReservationRecord>,
  current: () => Promise<ReservationRecord>,
): Promise<ReservationRecord | VehicleTaken | VersionConflict> {
  try {
    return await orTaken(change);
  } catch (error) {
    if (error instanceof VersionConflictError)
      return Object.assign(new VersionConflict(), { message: error.message, reservation: await current() });
    throw error;
  }
}

function takenOf({
  sentence,
  alternatives,
  period: { startsAt, endsAt },
}: VehicleTakenError | VehicleNotFreeError): VehicleTaken {
  return Object.assign(new VehicleTaken(), {
    message: sentence,
    startsAt,
    endsAt,
    alternatives: alternatives.map(({ vehicle, quote: { dailyPrice, total } }) => ({ vehicle, dailyPrice, total })),
  });
}
