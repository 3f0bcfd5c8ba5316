import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Employee } from '../../people/account/employee.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';

/** A transition between stages of a rental. Events are never changed or deleted; the newest one led to the rental's `stage`. */
@ObjectType('RentalStageEvent', {
  description: 'A step in the life of a rental; `createdAt` says when it was entered.',
})
@Entity({ tableName: 'rental_stage_event' })
export class StageEvent extends BaseEntity {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Field(() => RentalStage, { description: 'The stage it led to.' })
  @Enum({ items: () => RentalStage })
  stage!: RentalStage;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  at!: Date;

  /** The employee who made it; null if an access key did or if it was automatic. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;

  @Field(() => String, { nullable: true, description: 'Why, where it had to be said.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'What was kept of the advance when nobody came, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  kept?: Money | null;

  @Field(() => String, { nullable: true, description: 'Why an Admin let it leave with less money than was asked for.' })
  @Property({ type: 'text', nullable: true })
  moneyReason?: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What was left to pay then, where it was asked for, in Dh.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  missingBalance?: Money | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'What the deposit lacked then, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  missingDeposit?: Money | null;

  /** The total before the no-show, in Dh. It applies again if the rental is planned again. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  formerTotal?: Money | null;
}

/**
 * The table of StageEvent for queries.
 *
 * @public no query needs it yet; the check of tables in SQL reads it
 */
export interface StageEventTable {
  readonly rentalStageEvent: Columns<StageEvent>;
}

/** A row of StageEvent as readers return it. */
export type StageEventRecord = Selectable<StageEventTable['rentalStageEvent']>;
