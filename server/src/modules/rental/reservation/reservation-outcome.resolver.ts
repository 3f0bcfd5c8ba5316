import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { parseAcceptance, readReservationEdit } from './reservation.commands.js';
import { AcceptReservationInput, UpdateReservationInput } from './reservation.input.js';
import { outcomeOf, ReservationOutcome } from './reservation.outcome.js';
import type { ReservationService } from './reservation.service.js';

/** Changes of reservations that give conflicts as results. */
@Resolver()
export class ReservationOutcomeResolver {
  constructor(private readonly service: ReservationService) {}

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
