import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Authorized, Field, ObjectType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Agency } from '../../fleet/agency/agency.entity.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';
import { PaymentKind } from './payment.enums.js';

/**
 * One entry of a rental's payments. Entries are never changed or deleted; a wrong one is reversed by another. Their sum is the rental's
 * `advance`, which REST calls name `avance`.
 */
@ObjectType({
  description:
    'One entry of what was paid for a rental. Entries are never changed: a wrong one is taken back by another.',
})
@Entity()
@Unique({ properties: ['agency', 'receiptYear', 'receiptSequence'] })
@Index({ properties: ['agency', 'paidOn'] })
export class Payment extends BaseEntity<'corrected'> {
  @Index()
  @ManyToOne(() => Reservation, { ref: true })
  reservation!: Ref<Reservation>;

  @Field(() => PaymentKind, { description: 'What it is.' })
  @Enum({ items: () => PaymentKind })
  kind!: PaymentKind;

  @Field(() => MoneyScalar, { description: 'In Dh; negative when money went back.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Stamp duty in Dh that was collected with it, or given back; on top of the amount, for the state. Null without any.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  stampDuty?: Money | null;

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  @Enum({ items: () => PaymentMethod })
  method!: PaymentMethod;

  @Field(() => LocalDateScalar, { description: 'Day it was paid.' })
  @Property({ type: 'date' })
  paidOn!: string;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'A remark, or why it was corrected. Staff only.' })
  @Property({ type: 'text', nullable: true })
  note?: string;

  /** Where the money was taken or refunded; null only in entries that an earlier release made during an update. */
  @ManyToOne(() => Agency, { ref: true, nullable: true, deleteRule: 'no action' })
  agency?: Ref<Agency> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its receipt; null for corrections, which change nothing of what changed hands.',
  })
  @Unique()
  @Property({ type: 'text', nullable: true })
  receiptNumber?: string | null;

  /** Year of the agency's calendar day of the issue. */
  @Property({ type: 'integer', nullable: true })
  receiptYear?: number | null;

  /** Sequence number from 1 without gaps, by agency and year. */
  @Property({ type: 'integer', nullable: true })
  receiptSequence?: number | null;

  /** The rental's total when the entry was made, in Dh, as printed on the receipt. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  agreedTotal?: Money | null;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  recordedBy?: Ref<Employee>;

  /** The entry that this one reverses. An entry is reversed at most once. */
  @Unique()
  @ManyToOne(() => Payment, { ref: true, nullable: true, deleteRule: 'restrict' })
  corrects?: Ref<Payment>;

  /** Whether another entry reverses this one. Set by the list of a rental's entries, not stored. */
  @Field(() => Boolean, { description: 'Whether another entry takes it back.' })
  @Property({ persist: false })
  corrected = false;
}

/** The table of Payment for queries. */
export interface PaymentTable {
  readonly payment: Omit<Columns<Payment>, 'corrected'>;
}
