import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../reservation/reservations-by-id.js';
import { parseNewLine, parseRemovedLine } from './rental-line.commands.js';
import { AddRentalLineInput, RemoveRentalLineInput } from './rental-line.input.js';
import type { RentalLineService } from './rental-line.service.js';

/** Adds price lines to a rental and removes them (docs/rules/prices.md#lines-that-staff-enter). */
@Resolver()
export class RentalLineResolver {
  constructor(
    private readonly service: RentalLineService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Adds a line with a reason to the price of a rental that is not closed; the total moves with it. Staff only. Errors: VALIDATION, RESERVATION.NOT_FOUND, RESERVATION.VERSION_CONFLICT, RENTAL_LINE.CLOSED, RESERVATION.EXTRA_TAKEN.',
  })
  addRentalLine(@Ctx() { actor }: GraphQLContext, @Arg('input', () => AddRentalLineInput) input: AddRentalLineInput) {
    return reservationAfter(this.reservations, this.service.add(actor, parseNewLine(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Takes a line back by its opposite, with a reason. Staff only. Errors: VALIDATION, RESERVATION.NOT_FOUND, RESERVATION.VERSION_CONFLICT, RENTAL_LINE.NOT_FOUND, RENTAL_LINE.CLOSED, DEPOSIT.LINE_KEPT.',
  })
  removeRentalLine(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RemoveRentalLineInput) input: RemoveRentalLineInput,
  ) {
    return reservationAfter(this.reservations, this.service.remove(actor, parseRemovedLine(input)));
  }
}
