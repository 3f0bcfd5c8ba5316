import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Reservation } from './reservation.entity.js';

/** The part of a rental that is driven in one vehicle: from the departure or a swap until the next swap or the return. */
@ObjectType('RentalLeg', {
  description: 'A part of a rental that is driven in one vehicle: a swap of vehicles ends one and begins the next.',
})
@Entity({ tableName: 'rental_leg' })
export class Leg extends BaseEntity {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Index()
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  @Field(() => DateTimeScalar, { description: 'When the vehicle left.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  startedAt!: Date;

  @Field(() => Int, { nullable: true, description: 'Odometer then, in km; null where nobody read it.' })
  @Property({ type: 'integer', nullable: true })
  startKm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Fuel or charge then, in eighths of the tank.' })
  @Property({ type: 'integer', nullable: true })
  startFuel?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it came back; null while it is out.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  endedAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Odometer then, in km.' })
  @Property({ type: 'integer', nullable: true })
  endKm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Fuel or charge then, in eighths of the tank.' })
  @Property({ type: 'integer', nullable: true })
  endFuel?: number | null;
}

/** The table of Leg for queries. */
export interface LegTable {
  readonly rentalLeg: Columns<Leg>;
}

/** A row of Leg as readers return it. */
export type LegRecord = Selectable<LegTable['rentalLeg']>;
