import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Employee } from '../../people/account/employee.entity.js';

/** A filtered and sorted list that an employee gave a name (docs/rules/back-office.md#saved-views). */
@ObjectType({ description: 'A filtered and sorted list that an employee gave a name.' })
@Entity()
@Unique({ properties: ['employee', 'list', 'name'] })
export class SavedView extends BaseEntity<'shared'> {
  @ManyToOne(() => Employee, { ref: true, deleteRule: 'cascade' })
  employee!: Ref<Employee>;

  @Field(() => String, { description: 'The list, e.g. `reservations`.' })
  @Property({ type: 'text' })
  list!: string;

  @Field(() => String, { description: 'Its name; an employee has one view of it in a list.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The query of its address in the back-office, without `?`.' })
  @Property({ type: 'text' })
  query!: string;

  @Field(() => Boolean, { description: 'Whether all staff see it.' })
  @Property({ type: 'boolean', default: false })
  shared = false;
}

/** The table of SavedView for queries. */
export interface SavedViewTable {
  readonly savedView: Columns<SavedView>;
}

/** A row of SavedView as readers return it. */
export type SavedViewRecord = Selectable<SavedViewTable['savedView']>;
