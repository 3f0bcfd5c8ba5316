import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { parseRentalSettlement } from './settlement.commands.js';
import { SettleRentalInput } from './settlement.input.js';
import type { Settlement } from './settlement.rules.js';
import type { SettlementService } from './settlement.service.js';
import { SettlementType } from './settlement.types.js';

/** Resolves and makes the settlement of a rental (docs/rules/payments.md#the-settlement). */
@Resolver(() => Reservation)
export class SettlementResolver {
  constructor(
    private readonly service: SettlementService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Settles a rental in one step, all of it or nothing: decides on the proposed charges, keeps of the deposit what pays them, returns a part of it, and enters a payment. Errors: VALIDATION by field, SETTLEMENT.DEPOSIT_SETTLED (nothing is held any more), DEPOSIT.SUM (more than is held), RETURN_CHARGE.DECIDED, RENTAL_LINE.CLOSED, PAYMENT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  settleRental(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => SettleRentalInput) input: SettleRentalInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.settle(actor, parseRentalSettlement(input)));
  }

  @Authorized('STAFF')
  @FieldResolver(() => SettlementType, {
    description: 'What it has left to settle, and the step that is proposed. Staff only.',
  })
  settlement(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<Settlement> {
    return this.service.of(actor, reservation);
  }
}
