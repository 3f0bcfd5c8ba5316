import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { parseInspectionCompletion, parseInspectionDraft } from '../../handover/inspection/inspection.commands.js';
import { Inspection, type InspectionRecord } from '../../handover/inspection/inspection.entity.js';
import { SaveInspectionInput } from '../../handover/inspection/inspection.input.js';
import type { InspectionReader } from '../../handover/inspection/inspection.reader.js';
import { parseRentalSettlement, parseReturnSettlement } from './settlement.commands.js';
import { SettleRentalInput, SettleReturnInput } from './settlement.input.js';
import type { ReturnPreview, Settlement } from './settlement.rules.js';
import type { SettlementService } from './settlement.service.js';
import { ReturnPreviewType, SettlementType } from './settlement.types.js';

/** Resolves and makes the settlement of a rental (docs/rules/payments.md#the-settlement). */
@Resolver(() => Reservation)
export class SettlementResolver {
  constructor(
    private readonly service: SettlementService,
    private readonly reservations: ReservationsById,
    private readonly inspections: InspectionReader,
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
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ReturnPreviewType, {
    description:
      'What the return of a rental would propose with this inspection, which is not stored. Errors: VALIDATION by field, RENTAL.STAGE, RESERVATION.NOT_FOUND.',
  })
  returnPreview(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => SaveInspectionInput) input: SaveInspectionInput,
  ): Promise<ReturnPreview> {
    return this.service.preview(actor, parseInspectionDraft(input));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Inspection, {
    description:
      'Completes the inspection of a return and settles the rental with it: all of it or nothing. The same one sent again is answered in the same way. Errors: those of `completeInspection` and of `settleRental`, the fields of the settlement under `settlement`.',
  })
  async settleReturn(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => SettleReturnInput) { settlement, ...inspection }: SettleReturnInput,
  ): Promise<InspectionRecord> {
    const completion = parseInspectionCompletion(inspection);
    return this.inspections.saved(
      await this.service.settleReturn(caller, completion, parseReturnSettlement(settlement)),
    );
  }

  @Authorized('STAFF')
  @FieldResolver(() => SettlementType, {
    description: 'What it has left to settle, and the step that is proposed. Staff only.',
  })
  settlement(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<Settlement> {
    return this.service.of(actor, reservation);
  }
}
