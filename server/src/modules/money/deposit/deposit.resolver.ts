import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import { Agency, type AgencyRecord } from '../../fleet/agency/agency.entity.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { reservationAfter, type ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import {
  parseDepositAmount,
  parseDepositCorrection,
  parseDepositSettings,
  parseHeldDeposit,
  parseKeptDeposit,
  parseReturnedDeposit,
} from './deposit.commands.js';
import { DepositEntry } from './deposit-entry.entity.js';
import { DepositState } from './deposit.enums.js';
import {
  CorrectDepositInput,
  HoldDepositInput,
  KeepDepositInput,
  ReturnDepositInput,
  SetDepositAmountInput,
  UpdateDepositSettingsInput,
} from './deposit.input.js';
import type { DepositReader } from './deposit.reader.js';
import type { DepositService } from './deposit.service.js';
import { DepositSettings } from './deposit-settings.entity.js';
import type { DepositSettingsService } from './deposit-settings.service.js';
import { UnpaidItemType } from './deposit.types.js';
import type { UnpaidItem } from './unpaid-items.js';

const REFUSALS = 'RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND';

/**
 * Records deposits, their return and the parts that are kept, corrects entries, and edits the settings for deposits
 * (docs/rules/payments.md#deposits).
 */
@Resolver(() => Reservation)
export class DepositResolver {
  constructor(
    private readonly service: DepositService,
    private readonly reader: DepositReader,
    private readonly settings: DepositSettingsService,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description: `Enters a deposit that the customer leaves. Errors: VALIDATION by field, DEPOSIT.CLOSED, ${REFUSALS}.`,
  })
  holdDeposit(@Ctx() { actor }: GraphQLContext, @Arg('input', () => HoldDepositInput) input: HoldDepositInput) {
    return reservationAfter(this.reservations, this.service.hold(actor, parseHeldDeposit(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description: `Enters a deposit that goes back. Errors: VALIDATION by field, DEPOSIT.SUM (more than is held), ${REFUSALS}.`,
  })
  returnDeposit(@Ctx() { actor }: GraphQLContext, @Arg('input', () => ReturnDepositInput) input: ReturnDepositInput) {
    return reservationAfter(this.reservations, this.service.giveBack(actor, parseReturnedDeposit(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description: `Enters what the agency keeps of a deposit. It names what it pays: lines of the price, the rent, or new charges; at most what is unpaid of them. Errors: VALIDATION by field, DEPOSIT.SUM (more than is held), PAYMENT.CLOSED (with a line, on a rental that takes no payments), RENTAL_LINE.CLOSED (with a new charge, on a closed rental), ${REFUSALS}.`,
  })
  keepDeposit(@Ctx() { actor }: GraphQLContext, @Arg('input', () => KeepDepositInput) input: KeepDepositInput) {
    return reservationAfter(this.reservations, this.service.keep(actor, parseKeptDeposit(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description: `Sets the deposit that a rental asks for. Errors: VALIDATION, DEPOSIT.CLOSED, ${REFUSALS}.`,
  })
  setDepositAmount(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => SetDepositAmountInput) input: SetDepositAmountInput,
  ) {
    return reservationAfter(this.reservations, this.service.setAmount(actor, parseDepositAmount(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Reservation, {
    description:
      'Takes a wrong entry of a deposit back by a counter-entry with a reason. Errors: VALIDATION, DEPOSIT.NOT_FOUND, DEPOSIT.ALREADY_CORRECTED, DEPOSIT.SUM.',
  })
  correctDeposit(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CorrectDepositInput) input: CorrectDepositInput,
  ) {
    return reservationAfter(this.reservations, this.service.correct(actor, parseDepositCorrection(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => DepositSettings, { description: 'What the agency chose for deposits. Staff only.' })
  depositSettings(@Ctx() { actor }: GraphQLContext): Promise<DepositSettings> {
    return this.settings.get(actor);
  }

  @Authorized('ADMIN')
  @Mutation(() => DepositSettings, {
    description:
      'Changes what the agency chose for deposits. Admin only. Errors: VALIDATION by field, DEPOSIT_SETTINGS.VERSION_CONFLICT.',
  })
  updateDepositSettings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateDepositSettingsInput) input: UpdateDepositSettingsInput,
  ): Promise<DepositSettings> {
    return this.settings.update(actor, parseDepositSettings(input));
  }

  @FieldResolver(() => [DepositEntry], {
    description: 'Its deposit in the order it was entered; the sum is `depositHeld`. For the owner and the staff.',
  })
  depositEntries(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<DepositEntry[]> {
    return this.reader.of(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [UnpaidItemType], {
    description: 'The parts of its price that are not paid, and that its deposit may pay. Staff only.',
  })
  unpaidItems(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<UnpaidItem[]> {
    return this.reader.unpaid(actor, reservation);
  }

  @FieldResolver(() => DepositState, { description: 'How far its deposit is.' })
  depositState(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<DepositState> {
    return this.reader.state(actor, reservation);
  }
}

/** Resolves the price line, the employee and the agency of a deposit's entry. */
@Resolver(() => DepositEntry)
export class DepositEntryResolver {
  constructor(
    private readonly employees: EmployeesById,
    private readonly agencies: AgenciesById,
  ) {}

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The line of the price that it was kept for and pays; null for the rent.',
  })
  lineId(@Root() { line }: DepositEntry): string | null {
    return line ? String(line.id) : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The payment that was entered with it, where it pays something.',
  })
  paymentId(@Root() { payment }: DepositEntry): string | null {
    return payment ? String(payment.id) : null;
  }

  @Authorized('STAFF')
  @FieldResolver(() => Employee, { nullable: true, description: 'Who entered it. Staff only.' })
  recordedBy(@Root() { recordedBy }: DepositEntry): Promise<EmployeeRecord | null> {
    return this.employees.find(recordedBy?.id ?? null);
  }

  @FieldResolver(() => Agency, { description: 'Agency where it was left or given back.' })
  agency(@Root() { agency }: DepositEntry): Promise<AgencyRecord> {
    return this.agencies.get(agency.id);
  }
}
