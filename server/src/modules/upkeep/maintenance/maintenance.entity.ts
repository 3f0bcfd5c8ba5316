import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { ServiceProvider } from '../provider/service-provider.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

/** The eight natures of maintenance, in their fixed order (docs/rules/maintenance.md#works). */
export enum MaintenanceNature {
  REGISTRATION_CARD = 'REGISTRATION_CARD',
  TECHNICAL_INSPECTION = 'TECHNICAL_INSPECTION',
  OIL_CHANGE = 'OIL_CHANGE',
  SERVICING = 'SERVICING',
  TIMING_BELT = 'TIMING_BELT',
  TACHOGRAPH = 'TACHOGRAPH',
  FIRE_EXTINGUISHER = 'FIRE_EXTINGUISHER',
  AUTHORISATION_CARD = 'AUTHORISATION_CARD',
}

@ObjectType({ description: 'Maintenance of a vehicle, done or planned, and when it is due again.' })
@Entity()
@Index({ properties: ['vehicle', 'nature', 'performedOn'] })
@Index({ properties: ['performedOn'] })
export class Maintenance extends BaseEntity<'cost' | 'version'> {
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  @ManyToOne(() => ServiceProvider, { ref: true, nullable: true })
  provider?: Ref<ServiceProvider>;

  @Field(() => MaintenanceNature, { description: 'The nature of the maintenance.' })
  @Enum({ items: () => MaintenanceNature })
  nature!: MaintenanceNature;

  @Field(() => Int, { nullable: true, description: 'Odometer at that time, km.' })
  @Property({ type: 'integer', nullable: true })
  odometerKm?: number;

  @Field(() => Int, { nullable: true, description: 'Due again at this odometer, km.' })
  @Property({ type: 'integer', nullable: true })
  nextOdometerKm?: number;

  @Field(() => LocalDateScalar, { description: 'Day of the maintenance, to which its cost belongs.' })
  @Property({ type: 'date' })
  performedOn!: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Due again on this day.' })
  @Property({ type: 'date', nullable: true })
  nextOn?: string;

  @Field(() => String, { nullable: true, description: 'Description in words.' })
  @Property({ type: 'text', nullable: true })
  description?: string;

  @Field(() => MoneyScalar, { description: 'Cost in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  cost: Money = '0.00';

  /** The period out of service of a maintenance that overlapped planned rentals when it was entered; null for others. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  immobilisedFrom?: Date | null;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  immobilisedUntil?: Date | null;

  /** File name within the invoices' folder of the store. */
  @Property({ type: 'text', nullable: true })
  invoiceFile?: string;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Maintenance for queries. */
export interface MaintenanceTable {
  readonly maintenance: Columns<Maintenance>;
}

/** A row of Maintenance as readers return it. */
export type MaintenanceRecord = Selectable<MaintenanceTable['maintenance']>;
