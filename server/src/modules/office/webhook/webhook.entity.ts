import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { WebhookEvent } from './webhook.enums.js';

@ObjectType({ description: 'An address of a third party that receives events about reservations.' })
@Entity()
export class Webhook extends BaseEntity<'version'> {
  @Field(() => String, { description: 'Name given by the agency.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The address that events are sent to by POST.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'The events that are sent.' })
  @Property({ type: 'string[]', columnType: 'text[]' })
  events!: WebhookEvent[];

  @Field(() => Boolean, { description: 'If off, events are neither stored for it nor sent to it.' })
  @Property({ type: 'boolean' })
  active!: boolean;

  /** Encrypted (webhook-secret.ts), because signing needs the plain secret. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** The secret before the last rotation. */
  @Property({ type: 'text', nullable: true, hidden: true })
  previousSealedSecret?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the secret before the last rotation also signs; null if there is none.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  previousSecretUntil?: Date | null;

  @Field(() => Int, { description: 'Rises with every change; send it back with an edit.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Webhook for queries. */
export interface WebhookTable {
  readonly webhook: Columns<Webhook>;
}

/** A row of Webhook as readers return it. */
export type WebhookRecord = Selectable<WebhookTable['webhook']>;
