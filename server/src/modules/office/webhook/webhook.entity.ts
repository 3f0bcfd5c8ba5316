import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { WebhookEvent } from './webhook.enums.js';

@ObjectType({ description: 'An address of a third party that is told of reservations.' })
@Entity()
export class Webhook extends BaseEntity<'version'> {
  @Field(() => String, { description: 'What the agency calls it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Where events are sent, by POST.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'Which events.' })
  @Property({ type: 'string[]', columnType: 'text[]' })
  events!: WebhookEvent[];

  @Field(() => Boolean, { description: 'Off: no event is kept for it nor sent to it.' })
  @Property({ type: 'boolean' })
  active!: boolean;

  /** Sealed (webhook.secret.ts): signing needs it back. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** The one before the last rotation. */
  @Property({ type: 'text', nullable: true, hidden: true })
  previousSealedSecret?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the secret before the last rotation signs, too; null when there is none.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  previousSecretUntil?: Date | null;

  @Field(() => Int, { description: 'Rises with every change; sent back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}
