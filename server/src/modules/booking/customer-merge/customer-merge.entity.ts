import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Customer } from '../../people/account/customer.entity.js';
import { Employee } from '../../people/account/employee.entity.js';

/** What a merge moved from one record to the other, by ids, so that the two can be parted again. */
export interface MovedRecords {
  readonly renterOf: readonly number[];
  readonly secondRenterOf: readonly number[];
  /** Reservations without an account that became those of the account. */
  readonly accountOf: readonly number[];
  readonly notes: readonly number[];
  /** Fields of the kept record that were empty. */
  readonly filled: readonly string[];
}

/** Two customer records that the staff found to be one person (docs/rules/customers.md#merging). */
@ObjectType({
  description: 'Two customer records that the staff found to be one person. `createdAt` says when they were merged.',
})
@Entity()
export class CustomerMerge extends BaseEntity {
  @Index()
  @ManyToOne(() => Customer, { ref: true, deleteRule: 'cascade' })
  kept!: Ref<Customer>;

  @Index()
  @ManyToOne(() => Customer, { ref: true, deleteRule: 'cascade' })
  merged!: Ref<Customer>;

  @Property({ type: 'json', columnType: 'jsonb' })
  moved!: MovedRecords;

  /** Who merged them; null if an access key did. */
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When an Admin parted them again; null while merged.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  partedAt?: Date | null;
}

/** The table of CustomerMerge for queries. */
export interface CustomerMergeTable {
  readonly customerMerge: Columns<CustomerMerge>;
}

/** A row of CustomerMerge as readers return it. */
export type CustomerMergeRecord = Selectable<CustomerMergeTable['customerMerge']>;
