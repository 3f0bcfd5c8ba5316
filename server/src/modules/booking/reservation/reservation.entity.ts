import type { Ref } from '@mikro-orm/core';
import { Embeddable, Embedded, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Customer } from '../../people/account/customer.entity.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Promotion } from '../../price/promotion/promotion.entity.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { RentalStage } from './rental-stage.js';
import { ReservationKind, ReservationStatus } from './reservation-status.js';
import { balanceOf, daysOf } from './reservation-values.js';

@ObjectType({ description: 'A person who drives, as the customer entered them.' })
@Embeddable()
export class Driver {
  @Field(() => String, { description: 'Family name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'Given name.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'Telephone.' })
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @Property({ type: 'text', nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Driving licence number.' })
  @Property({ type: 'text', nullable: true })
  licenceNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'CIN, the Moroccan identity number.' })
  @Property({ type: 'text', nullable: true })
  nationalId?: string | null;

  @Field(() => String, { nullable: true, description: "Passport number, a foreigner's." })
  @Property({ type: 'text', nullable: true })
  passportNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Nationality.' })
  @Property({ type: 'text', nullable: true })
  nationality?: string | null;
}

@ObjectType({ description: 'A request for a vehicle over a period; once accepted, a rental.' })
@Entity()
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['startsAt', 'id'] })
@Index({ properties: ['endsAt'] })
@Index({ properties: ['status', 'createdAt', 'id'] })
@Index({ properties: ['updatedAt'] })
@Index({ properties: ['stage', 'startsAt', 'id'] })
export class Reservation extends BaseEntity<
  | 'status'
  | 'depositAmount'
  | 'depositHeld'
  | 'openCharges'
  | 'number'
  | 'days'
  | 'graceMinutes'
  | 'balance'
  | 'vehicleId'
  | 'requestedVehicleId'
  | 'quotedVehicleId'
  | 'customerId'
  | 'version'
> {
  /** The number without its dash; `number` has the readable form. */
  @Property({ type: 'text', unique: true })
  numberKey!: string;

  @Field(() => ReservationKind, { description: 'Full or quick.' })
  @Enum({ items: () => ReservationKind })
  kind!: ReservationKind;

  @Field(() => ReservationStatus, { description: 'State.' })
  @Enum({ items: () => ReservationStatus })
  status: ReservationStatus = ReservationStatus.PENDING;

  @Field(() => RentalStage, {
    nullable: true,
    description: 'How far the rental is; null before the acceptance and once it is cancelled.',
  })
  @Enum({ items: () => RentalStage, nullable: true })
  stage?: RentalStage | null;

  @Index()
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  /** The requested vehicle, if the staff gave another one; null otherwise. */
  @ManyToOne(() => Vehicle, { ref: true, nullable: true })
  requestedVehicle?: Ref<Vehicle> | null;

  /** The vehicle whose price the quote has, once a request was quoted anew; null while that is the requested one. */
  @ManyToOne(() => Vehicle, { ref: true, nullable: true })
  quotedVehicle?: Ref<Vehicle> | null;

  /** The customer who is logged in, never one named by the input. */
  @Index()
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer?: Ref<Customer>;

  /** The customer record of the first driver (docs/rules/customers.md#records). Null once that record was deleted. */
  @Index()
  @ManyToOne(() => Customer, { ref: true, nullable: true, deleteRule: 'set null' })
  renter?: Ref<Customer> | null;

  /** The customer record of the second driver. */
  @Index()
  @ManyToOne(() => Customer, { ref: true, nullable: true, deleteRule: 'set null' })
  secondRenter?: Ref<Customer> | null;

  @Embedded(() => Driver, { prefix: 'driver_' })
  driver!: Driver;

  @Embedded(() => Driver, { prefix: 'second_driver_', nullable: true })
  secondDriver?: Driver | null;

  @Field(() => DateTimeScalar, { description: 'Departure.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Return; the period is half-open.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  endsAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The return promised at the departure: what is changed later leaves it as it was. Null before.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  firstEndsAt?: Date | null;

  /** `startsAt` and `endsAt` as a range, for overlap conditions. */
  @Property({
    columnType: 'tstzrange',
    generated: `(tstzrange("starts_at", "ends_at", '[)')) stored`,
    lazy: true,
    hidden: true,
  })
  @Index({ type: 'gist' })
  period?: string;

  @Field(() => String, { description: 'Where the vehicle is handed over.' })
  @Property({ type: 'text' })
  pickupPlace!: string;

  @Field(() => String, { description: 'Where it is returned.' })
  @Property({ type: 'text' })
  returnPlace!: string;

  @Field(() => Int, { nullable: true, description: 'Age of the youngest driver in years, where a fee asked for it.' })
  @Property({ type: 'integer', nullable: true })
  driverAge?: number | null;

  @Field(() => String, { nullable: true, description: "The customer's remark." })
  @Property({ type: 'text', nullable: true })
  comment?: string | null;

  @Field(() => MoneyScalar, { description: 'Price a day as quoted at booking, before the discount, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  quotedDailyPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Price as quoted at booking, discount included, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  quotedTotal!: Money;

  /** The promotion that it uses; null after that was deleted. */
  @Index()
  @ManyToOne(() => Promotion, { ref: true, nullable: true, deleteRule: 'set null' })
  promotion?: Ref<Promotion> | null;

  @Field(() => String, { nullable: true, description: 'Code of the promotion that it was promised.' })
  @Property({ type: 'text', nullable: true })
  promotionCode?: string | null;

  /** The terms of the promotion as promised: percent off the rent; null if an amount in Dh. */
  @Property({ type: 'integer', nullable: true })
  promotionPercent?: number | null;

  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  promotionAmount?: Money | null;

  @Field(() => Int, { description: 'Discount in the quoted total, in percent.' })
  @Property({ type: 'integer' })
  discountPercent!: number;

  /** Minutes of grace for counting its days, from the settings at the time when its dates were set. */
  @Property({ type: 'integer', default: 0 })
  graceMinutes = 0;

  @Field(() => MoneyScalar, { nullable: true, description: 'Price agreed at acceptance, in Dh; null before.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  total?: Money | null;

  /** The sum of the rental's payments. Only the payment ledger changes it. */
  @Field(() => MoneyScalar, { nullable: true, description: 'Paid so far, in Dh; null before acceptance.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  advance?: Money | null;

  /** The required deposit, separate from total and advance (docs/rules/payments.md#deposits). */
  @Field(() => MoneyScalar, { description: 'Deposit that is asked for, in Dh; 0 for none. No part of the price.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, default: 0 })
  depositAmount: Money = '0.00';

  /**
   * The required deposit before the reductions of extras. Null if no extra lowers it, and for rentals of earlier releases. Later changes of
   * the settings do not affect it.
   */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  depositBase?: Money | null;

  /** The excess of the insurance, promised at the acceptance (docs/rules/payments.md#the-excess). */
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Excess (franchise), in Dh: what the customer pays at most for a damage that is insured; null where not stated.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  excessAmount?: Money | null;

  /** The sum of the deposit's entries. Only the service of deposits changes it. */
  @Field(() => MoneyScalar, { description: 'Deposit that the agency holds now, in Dh. No payment.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, default: 0 })
  depositHeld: Money = '0.00';

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day of the card imprint that is held and expires first; null without one.',
  })
  @Property({ type: 'date', nullable: true })
  depositExpiresOn?: string | null;

  /** Km a day promised at the acceptance; later settings do not change them (docs/rules/prices.md#included-kilometres). */
  @Field(() => Int, {
    nullable: true,
    description: 'Km a day that the price includes, as promised at the acceptance; 0 for unlimited, null before.',
  })
  @Property({ type: 'integer', nullable: true })
  includedKmPerDay?: number | null;

  /** The promised km a day without extras for unlimited km. They apply again when such an extra is removed. */
  @Property({ type: 'integer', nullable: true })
  baseKmPerDay?: number | null;

  /** Number of undecided charges. The rental is not closed automatically while there are any. */
  @Authorized('STAFF')
  @Field(() => Int, { description: 'Charges that its return made proposed and nobody has decided on. Staff only.' })
  @Property({ type: 'integer', default: 0 })
  openCharges = 0;

  @Field(() => String, { nullable: true, description: 'Reason given with a refusal or a cancellation.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the staff accepted it.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  acceptedAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the staff refused it.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  refusedAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  cancelledAt?: Date | null;

  @ManyToOne(() => Employee, { ref: true, nullable: true })
  handledBy?: Ref<Employee>;

  /** The number that the reservation had in the program that it was imported from (docs/rules/import.md#reservations). */
  @Property({ type: 'text', unique: true, nullable: true })
  externalReference?: string | null;

  /** SHA-256 of the caller's idempotency key and of the request. */
  @Property({ type: 'text', unique: true, nullable: true })
  idempotencyHash?: string;

  @Property({ type: 'text', nullable: true })
  requestHash?: string;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ persist: false })
  get number(): string {
    return formatNumber(this.numberKey);
  }

  @Property({ persist: false })
  get days(): number {
    return daysOf(this);
  }

  @Property({ persist: false })
  get balance(): Money | null {
    return balanceOf(this);
  }

  // Ids of references under the names that rows have them, for functions that take either.

  get vehicleId(): number {
    return this.vehicle.id;
  }

  get requestedVehicleId(): number | null {
    return this.requestedVehicle?.id ?? null;
  }

  get quotedVehicleId(): number | null {
    return this.quotedVehicle?.id ?? null;
  }

  get customerId(): number | null {
    return this.customer?.id ?? null;
  }
}

/** The table of Reservation for queries. */
export interface ReservationTable {
  readonly reservation: Columns<Reservation, 'driver' | 'secondDriver'>;
}

/** A row of Reservation as readers return it. */
export type ReservationRecord = Selectable<ReservationTable['reservation']>;
