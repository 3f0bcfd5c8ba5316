import { OptionalProps } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

/**
 * The properties of every stored record: id, time of creation and time of the last change. `Given` names the properties that a new record
 * gets by default, which may be left out when it is created.
 */
@ObjectType()
export abstract class BaseEntity<Given extends string = never> {
  declare [OptionalProps]?: 'createdAt' | 'updatedAt' | Given;

  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  createdAt: Date = new Date();

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', onUpdate: () => new Date() })
  updatedAt: Date = new Date(this.createdAt);
}
