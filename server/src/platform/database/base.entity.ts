import { OptionalProps } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

/**
 * What every stored record has: an id and the moments of its making and last change. `Given` names the properties that a new
 * record has by itself, so that whoever creates one may leave them out.
 */
@ObjectType()
export abstract class BaseEntity<Given extends string = never> {
  declare [OptionalProps]?: 'createdAt' | 'updatedAt' | Given;

  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)' })
  createdAt: Date = new Date();

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
