import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Customer } from '../account/customer.entity.js';
import { Employee } from '../account/employee.entity.js';

/** A note of the staff on a customer. Notes can only be added. */
@ObjectType({
  description: 'A note of the staff on a customer, which no customer sees. `createdAt` says when it was written.',
})
@Entity()
export class CustomerNote extends BaseEntity {
  @Index()
  @ManyToOne(() => Customer, { ref: true, deleteRule: 'cascade' })
  customer!: Ref<Customer>;

  @Field(() => String, { description: 'What was noted.' })
  @Property({ type: 'text' })
  text!: string;

  /** The author; null if an access key wrote it. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;
}

/** The table of CustomerNote for queries. */
export interface CustomerNoteTable {
  readonly customerNote: Columns<CustomerNote>;
}

/** A row of CustomerNote as readers return it. */
export type CustomerNoteRecord = Selectable<CustomerNoteTable['customerNote']>;
