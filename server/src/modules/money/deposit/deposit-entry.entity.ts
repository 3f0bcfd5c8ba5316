import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { Agency } from '../../fleet/agency/agency.entity.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { ReservationLine } from '../../booking/reservation/reservation-line.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { DepositEntryKind, DepositMethod } from './deposit.enums.js';

/**
 * One entry of a rental's deposit. Entries are never changed or deleted; their sum is the reservation's `depositHeld`. They are no payments
 * and appear in no total, balance, TVA or revenue (docs/rules/payments.md#deposits).
 */
@ObjectType({
  description: 'One entry of the deposit of a rental. Entries are never changed: a wrong one is taken back by another.',
})
@Entity()
export class DepositEntry extends BaseEntity<'corrected'> {
  @Index()
  @ManyToOne(() => Reservation, { ref: true })
  reservation!: Ref<Reservation>;

  @Field(() => DepositEntryKind, { description: 'What it is.' })
  @Enum({ items: () => DepositEntryKind })
  kind!: DepositEntryKind;

  @Field(() => MoneyScalar, { description: 'In Dh; negative where the agency holds less afterwards.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: Money;

  @Field(() => DepositMethod, { nullable: true, description: 'How it was left or given back; null where it was kept.' })
  @Enum({ items: () => DepositMethod, nullable: true })
  method?: DepositMethod | null;

  @Field(() => String, { nullable: true, description: 'Reference of a card imprint or a transfer.' })
  @Property({ type: 'text', nullable: true })
  reference?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day on which a card imprint can be used.' })
  @Property({ type: 'date', nullable: true })
  expiresOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was kept or taken back; a remark on others.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Index()
  @ManyToOne(() => Agency, { ref: true, deleteRule: 'no action' })
  agency!: Ref<Agency>;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  recordedBy?: Ref<Employee> | null;

  /** The entry that this one reverses. An entry is reversed at most once. */
  @Unique()
  @ManyToOne(() => DepositEntry, { ref: true, nullable: true, deleteRule: 'restrict' })
  corrects?: Ref<DepositEntry> | null;

  /** The price line that the kept amount pays. */
  @Index()
  @ManyToOne(() => ReservationLine, { ref: true, nullable: true, deleteRule: 'restrict' })
  line?: Ref<ReservationLine> | null;

  /** The payment of that line, which was entered with this entry. */
  @Unique()
  @ManyToOne(() => Payment, { ref: true, nullable: true, deleteRule: 'restrict' })
  payment?: Ref<Payment> | null;

  /** When the staff were warned that the card imprint expires soon. */
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  warnedAt?: Date | null;

  /** Whether another entry reverses this one. Set by the list of a rental's entries, not stored. */
  @Field(() => Boolean, { description: 'Whether another entry takes it back.' })
  @Property({ persist: false })
  corrected = false;
}

/** The table of DepositEntry for queries. */
export interface DepositEntryTable {
  readonly depositEntry: Omit<Columns<DepositEntry>, 'corrected'>;
}
