import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import {
  IsIdentityNumber,
  IsMail,
  IsPersonName,
  IsPhone,
  IsShortText,
  MAX_COMMENT,
} from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsGiven, IsReference } from '../../../kernel/value-rules.js';
import { PaymentMethod, TAKEN_METHODS } from '../../../kernel/payment-method.js';
import { PeriodInput } from '../../../api/graphql/period.input.js';
import { DRIVER_AGE, ExtraChoiceInput, EXTRAS, IsDriverAge, IsExtras } from '../../fleet/quote/trip-options.input.js';
import { IsCode, PROMOTION_CODE } from '../../fleet/quote/promotion-code.js';
import { PLACES } from '../../base/settings/places.js';
import { DepositFilter } from './reservation.enums.js';
import { RentalStage } from './rental-stage.js';
import { ReservationKind, ReservationStatus } from './reservation-status.js';

const PLACE_MESSAGE = 'Veuillez-vous sélectionner un choix';
const MAX_REASON = 500;
/** The most characters of an idempotency key. */
export const MAX_KEY = 200;

@InputType({ description: 'A person who drives. Which fields are required depends on the kind of reservation.' })
export class DriverInput {
  @IsOptional()
  @IsPersonName()
  @Field(() => String, { description: 'Family name, 1 to 30 letters.' })
  lastName!: string;

  @IsOptional()
  @IsPersonName()
  @Field(() => String, { description: 'Given name, 1 to 30 letters.' })
  firstName!: string;

  @IsOptional()
  @IsPhone()
  @Field(() => String, { nullable: true, description: 'Telephone, at most 16 characters.' })
  phone?: string | null;

  @IsOptional()
  @IsMail()
  @Field(() => String, { nullable: true, description: 'E-mail address, at most 50 characters.' })
  email?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'Driving licence number, at most 12 letters and digits.' })
  licenceNumber?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'CIN, at most 12 letters and digits.' })
  nationalId?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, {
    nullable: true,
    description: "Passport number, a foreigner's; at most 12 letters and digits.",
  })
  passportNumber?: string | null;

  @IsOptional()
  @IsPersonName()
  @Field(() => String, { nullable: true, description: 'Nationality, 1 to 30 letters.' })
  nationality?: string | null;
}

@InputType({ description: 'A request for a vehicle over a period.' })
export class CreateReservationInput {
  @IsIn(Object.values(ReservationKind), { message: "Le type de réservation n'est pas valide." })
  @Field(() => ReservationKind, { description: 'Full or quick.' })
  kind!: ReservationKind;

  @Field(() => ID, { description: 'The vehicle asked for.' })
  vehicleId!: string;

  @Field(() => PeriodInput, { description: 'At most 18 months ahead and 90 days long.' })
  period!: { startsAt?: Date | undefined; endsAt?: Date | undefined };

  @IsIn(PLACES, { message: PLACE_MESSAGE })
  @Field(() => String, { description: 'One of `places`.' })
  pickupPlace!: string;

  @IsIn(PLACES, { message: PLACE_MESSAGE })
  @Field(() => String, { description: 'One of `places`.' })
  returnPlace!: string;

  @ValidateNested()
  @Field(() => DriverInput, {
    description: 'The first driver. Quick: names, telephone and e-mail are read, and required.',
  })
  driver!: DriverInput;

  @IsOptional()
  @ValidateNested()
  @Field(() => DriverInput, { nullable: true, description: 'The second driver; all or nothing.' })
  secondDriver?: DriverInput | null;

  @IsOptional()
  @IsShortText(MAX_COMMENT, 'Le commentaire')
  @Field(() => String, { nullable: true, description: `A remark, at most ${MAX_COMMENT} characters.` })
  comment?: string | null;

  @IsExtras()
  @Field(() => [ExtraChoiceInput], { nullable: true, description: EXTRAS })
  extras?: ExtraChoiceInput[] | null;

  @IsDriverAge()
  @Field(() => Int, { nullable: true, description: DRIVER_AGE })
  driverAge?: number | null;

  @IsCode()
  @Field(() => String, { nullable: true, description: PROMOTION_CODE })
  promotionCode?: string | null;

  @IsOptional()
  @IsShortText(MAX_KEY, 'La clé')
  @Field(() => String, {
    nullable: true,
    description: 'The same key sent twice gives one reservation and the same number.',
  })
  idempotencyKey?: string | null;
}

@InputType({
  description:
    'A reservation that staff write down for someone: a telephone or an e-mail is enough, and it may have begun earlier today.',
})
export class BookReservationInput extends CreateReservationInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The customer record it is for; one with an account gets the discount.',
  })
  customerId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it is a rental at once.' })
  accept!: boolean;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Agreed price of a rental, in Dh; by default the quoted one.',
  })
  total?: Money | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Advance of a rental, 0 to the total, in Dh; by default 0.',
  })
  advance?: Money | null;

  @IsOptional()
  @IsIn(TAKEN_METHODS, { message: PLACE_MESSAGE })
  @Field(() => PaymentMethod, { nullable: true, description: 'How the advance was paid; OTHER by default.' })
  advanceMethod?: PaymentMethod | null;
}

@InputType({ description: 'Which reservation, and the version it was read in.' })
abstract class ReservationCommand {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @Field(() => Int, { nullable: true, description: 'Version the caller saw; another one since then is refused.' })
  version?: number | null;
}

@InputType({ description: 'Makes a request a rental.' })
export class AcceptReservationInput extends ReservationCommand {
  @Field(() => ID, { nullable: true, description: 'Another free vehicle; by default the one asked for.' })
  vehicleId?: string | null;

  @Field(() => MoneyScalar, { description: 'Agreed price, in Dh.' })
  total!: Money;

  @Field(() => MoneyScalar, { description: 'Paid in advance, 0 to the total, in Dh: the first payment of the rental.' })
  advance!: Money;

  @IsOptional()
  @IsIn(TAKEN_METHODS, { message: PLACE_MESSAGE })
  @Field(() => PaymentMethod, { nullable: true, description: 'How the advance was paid; OTHER by default.' })
  advanceMethod?: PaymentMethod | null;
}

@InputType({ description: 'Declines a request.' })
export class RefuseReservationInput extends ReservationCommand {
  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { nullable: true, description: 'Why; the customer is told.' })
  reason?: string | null;
}

@InputType({ description: 'Withdraws a request, or ends a rental.' })
export class CancelReservationInput extends ReservationCommand {
  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}

@InputType({ description: 'An edit by the staff. Fields left out stay as they are; null clears what may be empty.' })
export class UpdateReservationInput extends ReservationCommand {
  @Field(() => Int, { description: 'Version the edit started from.' })
  declare version: number;

  @IsReference('Le véhicule')
  @Field(() => ID, { nullable: true, description: 'Another vehicle.' })
  vehicleId?: string | null;

  @IsGiven('La période')
  @Field(() => PeriodInput, { nullable: true, description: 'Other dates.' })
  period?: PeriodInput | null;

  @IsIn(PLACES, { message: PLACE_MESSAGE })
  @Field(() => String, { nullable: true, description: 'One of `places`.' })
  pickupPlace?: string | null;

  @IsIn(PLACES, { message: PLACE_MESSAGE })
  @Field(() => String, { nullable: true, description: 'One of `places`.' })
  returnPlace?: string | null;

  @IsGiven('Le conducteur')
  @ValidateNested()
  @Field(() => DriverInput, { nullable: true, description: 'The first driver, whole.' })
  driver?: DriverInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => DriverInput, { nullable: true, description: 'The second driver, whole; null removes them.' })
  secondDriver?: DriverInput | null;

  @IsOptional()
  @IsShortText(MAX_COMMENT, 'Le commentaire')
  @Field(() => String, { nullable: true, description: 'The remark.' })
  comment?: string | null;

  @IsExtras()
  @Field(() => [ExtraChoiceInput], {
    nullable: true,
    description: `${EXTRAS} The whole list, for a request alone: a rental's change by its lines.`,
  })
  extras?: ExtraChoiceInput[] | null;

  @IsDriverAge()
  @Field(() => Int, { nullable: true, description: DRIVER_AGE })
  driverAge?: number | null;

  @IsCode()
  @Field(() => String, {
    nullable: true,
    description: `${PROMOTION_CODE} Of a request alone; null takes it off. It stays when the request is moved.`,
  })
  promotionCode?: string | null;

  @IsGiven('Le prix total')
  @Field(() => MoneyScalar, { nullable: true, description: 'Agreed price of a rental, in Dh.' })
  total?: Money | null;

  @IsGiven("L'avance")
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What is paid of a rental, in Dh; the difference is entered as a correction.',
  })
  advance?: Money | null;
}

/** The columns that staff and customers search by (docs/rules/reservations.md#the-staffs-list). */
export enum ReservationSearchField {
  NUMBER = 'NUMBER',
  NAME = 'NAME',
  PHONE = 'PHONE',
  NATIONAL_ID = 'NATIONAL_ID',
  SECOND_DRIVER_NATIONAL_ID = 'SECOND_DRIVER_NATIONAL_ID',
}
registerEnumType(ReservationSearchField, {
  name: 'ReservationSearchField',
  description: 'What reservations are searched by.',
});

export enum ReservationSortField {
  CREATED_AT = 'CREATED_AT',
  STARTS_AT = 'STARTS_AT',
  NUMBER = 'NUMBER',
  UPDATED_AT = 'UPDATED_AT',
  ENDS_AT = 'ENDS_AT',
  ENDED_AT = 'ENDED_AT',
  AWAITED_AT = 'AWAITED_AT',
}
registerEnumType(ReservationSortField, {
  name: 'ReservationSortField',
  description: 'What reservations are sorted by.',
  valuesConfig: {
    ENDED_AT: { description: 'The return or the cancellation; the promised end where there is neither.' },
    AWAITED_AT: {
      description:
        "Rising, what is late and today's come first: the departure of a planned rental, the return of one that is out. Then all others, latest start first.",
    },
  },
});

@InputType({ description: 'A search of reservations, in one column or in all.' })
export class ReservationSearch extends SearchIn(ReservationSearchField) {}

@InputType({ description: 'Which reservations.' })
export class ReservationFilter {
  @Field(() => [String], { nullable: true, description: 'These reservations, by their numbers.' })
  numbers?: string[] | null;

  @Field(() => [ReservationStatus], { nullable: true, description: 'In any of these states.' })
  statuses?: ReservationStatus[] | null;

  @Field(() => [RentalStage], { nullable: true, description: 'Rentals at any of these stages.' })
  stages?: RentalStage[] | null;

  @Field(() => Boolean, { nullable: true, description: 'If true, only rentals that are late now.' })
  late?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only rentals to come whose vehicle is not back when it should be.',
  })
  atRisk?: boolean | null;

  @Field(() => DepositFilter, { nullable: true, description: 'Rentals whose deposit is one of these.' })
  deposit?: DepositFilter | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only rentals with charges that their return made proposed and nobody has decided on.',
  })
  undecidedCharges?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only rentals whose customer asks for an extension that nobody has decided on.',
  })
  extensionAsked?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, only rentals that are out or back with an end of a swap that no completed inspection looked at.',
  })
  swapUninspected?: boolean | null;

  @Field(() => ReservationKind, { nullable: true, description: 'Full or quick.' })
  kind?: ReservationKind | null;

  @Field(() => ID, { nullable: true, description: 'For this vehicle.' })
  vehicleId?: string | null;

  @Field(() => ID, { nullable: true, description: "For this agency's vehicles." })
  agencyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Made by this registered customer.' })
  customerId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Still running after this moment.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Begun before this moment.' })
  to?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Starting at this moment or later.' })
  startsFrom?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Last changed at this moment or later, as `updatedAt` says; a signature is no change of it.',
  })
  updatedFrom?: Date | null;
}

/** The conditions of the list of reservations: the fields of its filter, and its search. */
export type ReservationCriteria = Criteria<ReservationFilter, ReservationSearchField>;

@InputType({ description: 'Order of reservations.' })
export class ReservationSort {
  @Field(() => ReservationSortField, { description: 'By what.' })
  field!: ReservationSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.DESC, description: 'Rising or falling.' })
  direction!: SortDirection;
}
