import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Money } from '../../../kernel/money.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import { Agency, type AgencyRecord } from '../../fleet/agency/agency.entity.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import { Payment } from './payment.entity.js';
import { parsePayment, parsePaymentCorrection } from './payment.commands.js';
import { CorrectPaymentInput, RecordPaymentInput } from './payment.input.js';
import type { PaymentService } from './payment.service.js';

/** Records payments and corrects them, and resolves the payments of a rental (docs/rules/payments.md#the-ledger). */
@Resolver(() => Reservation)
export class PaymentResolver {
  constructor(
    private readonly service: PaymentService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Enters money that came in for a rental, or went back. Errors: VALIDATION by field, PAYMENT.SUM, PAYMENT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  async recordPayment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RecordPaymentInput) input: RecordPaymentInput,
  ) {
    return reservationAfter(this.reservations, this.service.record(actor, parsePayment(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Takes a wrong entry back by a counter-entry with a reason; its receipt is void. Errors: VALIDATION, PAYMENT.NOT_FOUND, PAYMENT.ALREADY_CORRECTED, PAYMENT.SUM.',
  })
  async correctPayment(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CorrectPaymentInput) input: CorrectPaymentInput,
  ) {
    return reservationAfter(this.reservations, this.service.correct(actor, parsePaymentCorrection(input)));
  }

  @FieldResolver(() => [Payment], {
    description: 'What was paid, in the order it was entered; its sum is `advance`. For the owner and the staff.',
  })
  payments(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<Payment[]> {
    return this.service.of(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description:
      'Dh paid in cash, where they reach the limit of the settings from which on the staff are warned; null otherwise. Staff only.',
  })
  cashAtLimit(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<Money | null> {
    return this.service.cashAtLimit(actor, reservation);
  }
}

/** Resolves the employee and the agency of a payment. */
@Resolver(() => Payment)
export class PaymentEntryResolver {
  constructor(
    private readonly employees: EmployeesById,
    private readonly agencies: AgenciesById,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => Employee, { nullable: true, description: 'Who entered it. Staff only.' })
  recordedBy(@Root() { recordedBy }: Payment): Promise<EmployeeRecord | null> {
    return this.employees.find(recordedBy?.id ?? null);
  }

  @FieldResolver(() => Agency, { nullable: true, description: 'Agency where it was taken or given back.' })
  agency(@Root() { agency }: Payment): Promise<AgencyRecord | null> {
    return this.agencies.find(agency?.id ?? null);
  }
}
