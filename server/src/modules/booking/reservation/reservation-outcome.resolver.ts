import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Costs } from '../../../api/graphql/costs.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { Period } from '../../../kernel/period.js';
import { PeriodArg } from '../../../api/graphql/period.input.js';
import { idOf } from '../../../kernel/ids.js';
import { parseTripFacts, TripFactsInput } from '../../fleet/quote/trip-options.input.js';
import type { ReservationBookingService } from './reservation-booking.js';
import { parseAcceptance, readBooking, readNewReservation, readReservationEdit } from './reservation.commands.js';
import {
  AcceptReservationInput,
  BookReservationInput,
  CreateReservationInput,
  UpdateReservationInput,
} from './reservation.input.js';
import { receiptOf } from './reservation.types.js';
import {
  BookingOutcome,
  orTaken,
  outcomeOf,
  RequestOutcome,
  ReservationOutcome,
  VehicleTaken,
} from './reservation-outcome.js';
import type { ReservationService } from './reservation.service.js';
import { reservationAfter, type ReservationsById } from './reservations-by-id.js';

/** Makes and changes reservations with conflicts as results. */
@Resolver()
export class ReservationOutcomeResolver {
  constructor(
    private readonly service: ReservationService,
    private readonly bookings: ReservationBookingService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => VehicleTaken, {
    nullable: true,
    description:
      'Why a vehicle cannot be requested over a period, with what is free instead; null if it can. Nothing is kept for the caller. Errors: VEHICLE.NOT_FOUND, SEARCH.END_NOT_AFTER_START, SEARCH.TOO_FAR, SEARCH.TOO_LONG.',
  })
  @Costs(15)
  async vehicleTaken(
    @Arg('vehicleId', () => ID) vehicleId: string,
    @PeriodArg() period: Period,
    @Arg('trip', () => TripFactsInput, { nullable: true }) trip?: TripFactsInput,
  ): Promise<VehicleTaken | null> {
    const free = this.bookings.assertFree(idOf(vehicleId), period, trip && parseTripFacts(trip));
    return (await orTaken(free)) ?? null;
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => RequestOutcome, {
    description:
      'Asks for a vehicle. A taken vehicle is a result. Errors: VALIDATION by field, RESERVATION.IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS.',
  })
  createReservation(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => CreateReservationInput) input: CreateReservationInput,
  ) {
    return orTaken(this.bookings.create(caller, readNewReservation(input)).then(receiptOf));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => BookingOutcome, {
    description:
      'Writes down a reservation for someone, as a request or a rental at once. A taken vehicle is a result. Errors: VALIDATION by field, RESERVATION.IDEMPOTENCY_KEY_REUSED.',
  })
  bookReservation(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => BookReservationInput) input: BookReservationInput,
  ) {
    return orTaken(reservationAfter(this.reservations, this.bookings.book(actor, readBooking(input))));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => ReservationOutcome, {
    description:
      'Makes a request a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.TRANSITION.',
  })
  async acceptReservation(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => AcceptReservationInput) input: AcceptReservationInput,
  ) {
    const accepted = reservationAfter(this.reservations, this.service.accept(caller.actor, parseAcceptance(input)));
    return outcomeOf(accepted, () => this.service.get(caller, input.number));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => ReservationOutcome, {
    description:
      'Edits a request or a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.CLOSED.',
  })
  async updateReservation(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => UpdateReservationInput) input: UpdateReservationInput,
  ) {
    const updated = reservationAfter(this.reservations, this.service.update(caller.actor, readReservationEdit(input)));
    return outcomeOf(updated, () => this.service.get(caller, input.number));
  }
}
