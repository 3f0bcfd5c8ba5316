import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { ReturnFinding } from '../../fleet/quote/charge.rules.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Damage } from '../inspection/damage.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationLine } from '../../booking/reservation/reservation-line.entity.js';
import { ReturnChargeStatus } from './return-charge.enums.js';

/** A charge proposed at a return. The staff decide on it once (docs/rules/rental-life.md#charges-at-the-return). */
@ObjectType({ description: 'A charge that a return made proposed. Nothing is charged before the staff confirm it.' })
@Entity()
export class ReturnCharge extends BaseEntity<'status' | 'confirmedAmount' | 'reason'> {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Field(() => ReturnFinding, { description: 'What the return showed.' })
  @Enum({ items: () => Object.values(ReturnFinding) })
  finding!: ReturnFinding;

  @Field(() => ReturnChargeStatus, { description: 'How far it is.' })
  @Enum({ items: () => ReturnChargeStatus, default: ReturnChargeStatus.PROPOSED })
  status: ReturnChargeStatus = ReturnChargeStatus.PROPOSED;

  @Field(() => String, { description: 'What it is for, as documents print it.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => String, { description: 'How it came about, in French.' })
  @Property({ type: 'text' })
  detail!: string;

  @Field(() => Int, { description: 'Km, eighths or begun hours; 1 for everything else, and where a cap bounds it.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => MoneyScalar, { description: 'Price of a unit, in Dh with TVA.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  unitPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Proposed amount, in Dh with TVA; 0 where the agency has no price for it.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: Money;

  @Property({ type: 'decimal', precision: 5, scale: 2 })
  vatPercent!: string;

  /** The charge rule that priced it. The charge stays when the rule is deleted. */
  @Property({ type: 'integer', nullable: true })
  ruleId!: number | null;

  /** The damage that it is for. Damage is charged once, to the rental after which it was found. */
  @Index()
  @ManyToOne(() => Damage, { ref: true, nullable: true, deleteRule: 'cascade' })
  damage?: Ref<Damage> | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'What is charged, in Dh; null until it is confirmed.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  confirmedAmount: Money | null = null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Why the amount was changed or it was dropped. Staff only.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  decidedAt?: Date | null;

  /** The employee who decided; null if an access key did, or if closing the rental dropped the charge. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  decidedBy?: Ref<Employee> | null;

  /** The price line that the confirmed charge became. */
  @Unique()
  @ManyToOne(() => ReservationLine, { ref: true, nullable: true, deleteRule: 'set null' })
  line?: Ref<ReservationLine> | null;
}

/** The table of ReturnCharge for queries. */
export interface ReturnChargeTable {
  readonly returnCharge: Columns<ReturnCharge>;
}
