import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import { DepositEntry } from '../deposit/deposit-entry.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { Till } from './till.entity.js';
import { TillEntryKind } from './till.enums.js';

/** Cash that came into a till or left it. Entries are never changed or deleted, and are only added while the till is open. */
@ObjectType({ description: 'Cash that came into a till or left it. Entries are never changed.' })
@Entity()
export class TillEntry extends BaseEntity {
  @Index()
  @ManyToOne(() => Till, { ref: true, deleteRule: 'no action' })
  till!: Ref<Till>;

  @Field(() => TillEntryKind, { description: 'What it is.' })
  @Enum({ items: () => TillEntryKind })
  kind!: TillEntryKind;

  @Field(() => MoneyScalar, { description: 'In Dh; negative where cash left the till.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: Money;

  @Unique()
  @ManyToOne(() => Payment, { ref: true, nullable: true, deleteRule: 'no action' })
  payment?: Ref<Payment> | null;

  @Unique()
  @ManyToOne(() => DepositEntry, { ref: true, nullable: true, deleteRule: 'no action' })
  depositEntry?: Ref<DepositEntry> | null;

  @Field(() => String, { nullable: true, description: 'Why, of an expense or a bank deposit.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** Proof of an expense or a bank deposit: a PDF or a picture. */
  @Property({ type: 'text', nullable: true })
  proofFile?: string | null;
}

/** The table of TillEntry for queries. */
export interface TillEntryTable {
  readonly tillEntry: Columns<TillEntry>;
}

/** A row of TillEntry as readers return it. */
export type TillEntryRecord = Selectable<TillEntryTable['tillEntry']>;
