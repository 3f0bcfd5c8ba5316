import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { Agency } from '../../fleet/agency/agency.entity.js';
import { Employee } from '../../people/account/employee.entity.js';

/**
 * The cash of an employee from opening a till to closing it (docs/rules/payments.md#the-till). The database refuses a second open till of
 * an employee, and changes of a closed one.
 */
@ObjectType({ description: 'The cash that an employee holds, from opening the till to counting it.' })
@Entity()
@Index({ properties: ['openedAt'] })
export class Till extends BaseEntity {
  @Index()
  @ManyToOne(() => Agency, { ref: true, deleteRule: 'no action' })
  agency!: Ref<Agency>;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  openedAt!: Date;

  @Field(() => MoneyScalar, { description: 'Cash that was in it then, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  openingAmount!: Money;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was closed; null while it is open.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  closedAt?: Date | null;

  /** The employee who counted it; null while it is open, and for tills that earlier releases closed. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  closedBy?: Ref<Employee> | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Cash that was counted then, in Dh.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  countedAmount?: Money | null;

  /** The sum of its entries when it was closed; null while it is open. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  closingAmount?: Money | null;

  @Field(() => String, { nullable: true, description: 'A remark at the closing.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;
}

/** The table of Till for queries. */
export interface TillTable {
  readonly till: Columns<Till>;
}

/** A row of Till as readers return it. */
export type TillRecord = Selectable<TillTable['till']>;
