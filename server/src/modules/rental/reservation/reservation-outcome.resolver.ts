import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import type { ReservationBookingService } from './reservation-booking.js';
import { parseAcceptance, readBooking, readNewReservation, readReservationEdit } from './reservation.commands.js';
import {
  AcceptReservationInput,
  BookReservationInput,
  CreateReservationInput,
  UpdateReservationInput,
} from './reservation.input.js';
import { receiptOf } from './reservation.types.js';
import { BookingOutcome, orTaken, outcomeOf, RequestOutcome, ReservationOutcome } from './reservation-outcome.js';
import type { ReservationService } from './reservation.service.js';

/** Makes and changes reservations with conflicts as results. */
@Resolver()
export class ReservationOutcomeResolver {
  constructor(
    private readonly service: ReservationService,
    private readonly bookings: ReservationBookingService,
  ) {}

  @Authorized('ANYONE')
  @Mutation(() => RequestOutcome, {
    description:
      'Asks for a vehicle. A taken vehicle is a result. Errors: VALIDATION by field, RESERVATION.IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS.',
  })
  reservationRequest(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => CreateReservationInput) input: CreateReservationInput,
  ) {
    return orTaken(this.bookings.create(caller, readNewReservation(input)).then(receiptOf));
  }

  @Authorized('STAFF')
  @Mutation(() => BookingOutcome, {
    description:
      'Writes down a reservation for someone, as a request or a rental at once. A taken vehicle is a result. Errors: VALIDATION by field, RESERVATION.IDEMPOTENCY_KEY_REUSED.',
  })
  reservationBook(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => BookReservationInput) input: BookReservationInput,
  ) {
    return orTaken(this.bookings.book(actor, readBooking(input)));
  }

  @Authorized('STAFF')
  @Mutation(() => ReservationOutcome, {
    description:
      'Makes a request a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.TRANSITION.',
  })
  async reservationAccept(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => AcceptReservationInput) input: AcceptReservationInput,
  ) {
    return outcomeOf(this.service.accept(caller.actor, parseAcceptance(input)), () =>
      this.service.get(caller, input.number),
    );
  }

  @Authorized('STAFF')
  @Mutation(() => ReservationOutcome, {
    description:
      'Edits a request or a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.CLOSED.',
  })
  async reservationUpdate(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => UpdateReservationInput) input: UpdateReservationInput,
  ) {
    return outcomeOf(this.service.update(caller.actor, readReservationEdit(input)), () =>
      this.service.get(caller, input.number),
    );
  }
}
