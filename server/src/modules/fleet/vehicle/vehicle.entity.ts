import type { Ref } from '@mikro-orm/core';
import { Embeddable, Embedded, Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Agency } from '../agency/agency.entity.js';
import { Brand } from '../brand/brand.entity.js';
import { Fuel, InsuranceType, Transmission, VehicleCategory, VehicleColor } from './vehicle.enums.js';

@ObjectType({ description: 'A cheaper daily price for longer rentals.' })
export class RentalTier {
  @Field(() => Int, { description: 'The rental days from which it applies.' })
  fromDays!: number;

  @Field(() => MoneyScalar, { description: 'Price per day, in Dh.' })
  dailyPrice!: Money;
}

/** The insurance policy of the vehicle (docs/rules/fleet.md#vehicles). */
@ObjectType({ description: 'The insurance policy of a vehicle. Staff only.' })
@Embeddable()
export class Insurance {
  @Field(() => String, { nullable: true, description: 'Insurance company.' })
  @Property({ type: 'text', nullable: true })
  insurer?: string;

  @Field(() => InsuranceType, { nullable: true, description: 'Kind of cover.' })
  @Enum({ items: () => InsuranceType, nullable: true })
  type?: InsuranceType;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day.' })
  @Property({ type: 'date', nullable: true })
  startsOn?: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day.' })
  @Property({ type: 'date', nullable: true })
  endsOn?: string;

  @Field(() => String, { nullable: true, description: 'Number of the policy.' })
  @Property({ type: 'text', nullable: true })
  policyNumber?: string;

  @Field(() => MoneyScalar, { nullable: true, description: 'Total premium, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  premiumTotal?: Money;
}

@ObjectType({ description: 'A vehicle of the fleet.' })
@Entity()
export class Vehicle extends BaseEntity<
  'galleryFiles' | 'visible' | 'tiers' | 'airConditioning' | 'sunroof' | 'insurance' | 'version'
> {
  @Field(() => String, { description: 'Make and model as customers know it.' })
  @Property({ type: 'text' })
  name!: string;

  @Authorized('STAFF')
  @Field(() => String, { description: 'Registration, e.g. 12345-A-15. Staff only.' })
  @Property({ type: 'text' })
  plateNumber!: string;

  /** File names within the vehicles' folder of the store: the main picture, and the gallery below. */
  @Property({ type: 'text', nullable: true })
  imageFile?: string;

  @Property({ type: 'string[]', columnType: 'text[]' })
  galleryFiles: string[] = [];

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Identifier at the GPS tracker. Staff only.' })
  @Property({ type: 'text', nullable: true })
  deviceId?: string;

  @ManyToOne(() => Agency, { ref: true })
  agency!: Ref<Agency>;

  @ManyToOne(() => Brand, { ref: true })
  brand!: Ref<Brand>;

  @Authorized('STAFF')
  @Field(() => Boolean, { description: 'Whether the public site offers it. Staff only.' })
  @Property({ type: 'boolean' })
  visible = true;

  @Authorized('STAFF')
  @Field(() => LocalDateScalar, { description: 'Day of the model, of which visitors see the year. Staff only.' })
  @Property({ type: 'date' })
  modelDate!: string;

  @Field(() => Transmission, { description: 'Gearbox.' })
  @Enum({ items: () => Transmission })
  transmission!: Transmission;

  @Field(() => Fuel, { description: 'Fuel.' })
  @Enum({ items: () => Fuel })
  fuel!: Fuel;

  @Field(() => VehicleCategory, { description: 'Category.' })
  @Enum({ items: () => VehicleCategory })
  category!: VehicleCategory;

  @Field(() => VehicleColor, { description: 'Colour of the body.' })
  @Enum({ items: () => VehicleColor })
  color!: VehicleColor;

  @Field(() => MoneyScalar, { description: 'Price per day without tiers, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  dailyPrice!: Money;

  @Field(() => [RentalTier], { description: 'Up to three cheaper daily prices, by rising length.' })
  @Property({ type: 'json' })
  tiers: RentalTier[] = [];

  @Field(() => Int, { description: 'Seats.' })
  @Property({ type: 'integer' })
  seats!: number;

  @Field(() => Int, { description: 'Suitcases that fit in the boot.' })
  @Property({ type: 'integer' })
  luggage!: number;

  @Field(() => Boolean, { description: 'Air conditioning.' })
  @Property({ type: 'boolean' })
  airConditioning = true;

  @Field(() => Boolean, { description: 'Sunroof.' })
  @Property({ type: 'boolean' })
  sunroof = false;

  @Field(() => String, {
    nullable: true,
    description: 'Fuel consumption as the maker states it, usually litres per 100 km.',
  })
  @Property({ type: 'text', nullable: true })
  consumption?: string;

  @Embedded(() => Insurance, { prefix: 'insurance_' })
  insurance: Insurance = new Insurance();

  @Authorized('STAFF')
  @Field(() => Int, {
    nullable: true,
    description: 'Last known odometer reading in km: from the tracker, else from the last maintenance. Staff only.',
  })
  @Property({ type: 'integer', nullable: true })
  odometerKm?: number;

  @Authorized('STAFF')
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was archived; null while it is in use. Staff only.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date;

  @Authorized('STAFF')
  @Field(() => Int, { description: 'Rises with every change; send it back with an edit. Staff only.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Vehicle for queries. */
export interface VehicleTable {
  readonly vehicle: Columns<Vehicle, 'insurance'>;
}

/** A row of Vehicle as readers return it. */
export type VehicleRecord = Selectable<VehicleTable['vehicle']>;

/** Returns the insurance of a row. */
export function insuranceOf(vehicle: VehicleRecord): Selectable<Columns<Insurance>> {
  return {
    insurer: vehicle.insuranceInsurer,
    type: vehicle.insuranceType,
    startsOn: vehicle.insuranceStartsOn,
    endsOn: vehicle.insuranceEndsOn,
    policyNumber: vehicle.insurancePolicyNumber,
    premiumTotal: vehicle.insurancePremiumTotal,
  };
}
