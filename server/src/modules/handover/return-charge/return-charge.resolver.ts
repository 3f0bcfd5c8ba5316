import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { InspectionPhoto, type InspectionPhotoRecord } from '../inspection/inspection.entity.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { parseSettlement } from './return-charge.commands.js';
import { ReturnCharge } from './return-charge.entity.js';
import { SettleReturnChargesInput } from './return-charge.input.js';
import type { ReturnChargeReader } from './return-charge.reader.js';
import type { ReturnChargeService } from './return-charge.service.js';

/** Resolves the charges that a return proposes, and confirms or rejects them (docs/rules/rental-life.md#charges-at-the-return). */
@Resolver(() => Reservation)
export class ReturnChargeResolver {
  constructor(
    private readonly service: ReturnChargeService,
    private readonly reader: ReturnChargeReader,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Decides on proposed charges of a rental: what is confirmed becomes a line of its price. Errors: VALIDATION by field, RETURN_CHARGE.DECIDED, RENTAL_LINE.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  settleReturnCharges(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => SettleReturnChargesInput) input: SettleReturnChargesInput,
  ): Promise<ReservationRecord> {
    return reservationAfter(this.reservations, this.service.settle(actor, parseSettlement(input)));
  }

  @FieldResolver(() => [ReturnCharge], {
    description:
      'Charges that its return made proposed, in their order: all of them for the staff, confirmed ones for its owner.',
  })
  returnCharges(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<ReturnCharge[]> {
    return this.reader.of(actor, reservation);
  }
}

/** Resolves the decision, the price line and the photos of a proposed charge. */
@Resolver(() => ReturnCharge)
export class ReturnChargeFieldsResolver {
  constructor(
    private readonly reader: ReturnChargeReader,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => Employee, {
    nullable: true,
    description: 'Who decided; null for an access key, and where the file was closed. Staff only.',
  })
  decidedBy(@Root() { decidedBy }: ReturnCharge): Promise<EmployeeRecord | null> {
    return this.employees.find(decidedBy?.id ?? null);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The line of the price that it became.' })
  lineId(@Root() { line }: ReturnCharge): string | null {
    return line ? String(line.id) : null;
  }

  @FieldResolver(() => [InspectionPhoto], {
    description:
      'Photos of the damage that it is for. For the staff and, once it is confirmed, the owner of the rental.',
  })
  photos(@Root() charge: ReturnCharge, @Ctx() { actor }: GraphQLContext): Promise<InspectionPhotoRecord[]> {
    return this.reader.photos(actor, charge);
  }
}
