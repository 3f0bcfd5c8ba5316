import type { Selectable } from 'kysely';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Authorized, Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';

@ObjectType({ description: 'A workshop or supplier that maintains vehicles.' })
@Entity()
export class ServiceProvider extends BaseEntity<'version'> {
  @Field(() => String, { description: 'Name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'Telephone.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'Postal address.' })
  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date;

  @Authorized('STAFF')
  @Field(() => Int, { description: 'Rises with every change; send it back with an edit. Staff only.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of ServiceProvider for queries. */
export interface ServiceProviderTable {
  readonly serviceProvider: Columns<ServiceProvider>;
}

/** A row of ServiceProvider as readers return it. */
export type ServiceProviderRecord = Selectable<ServiceProviderTable['serviceProvider']>;
