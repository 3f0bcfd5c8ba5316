import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDeliveryStatus, WebhookFailure } from './webhook.enums.js';

@ObjectType({ description: 'The delivery of one event to one webhook. Kept for 30 days.' })
@Entity()
@Index({ properties: ['webhook', 'id'] })
@Index({ properties: ['createdAt'] })
@Index({ name: 'webhook_delivery_pending_index', properties: ['updatedAt'], where: '"status" = \'PENDING\'' })
export class WebhookDelivery extends BaseEntity<'status' | 'round' | 'attempts'> {
  @ManyToOne(() => Webhook, { ref: true, deleteRule: 'cascade' })
  webhook!: Ref<Webhook>;

  @Field(() => String, { description: 'webhook-id: the same at every attempt and every replay.' })
  @Property({ type: 'uuid' })
  eventId!: string;

  @Field(() => String, { description: 'X-Event-Type, e.g. reservation.created or webhook.test.' })
  @Property({ type: 'text' })
  eventType!: string;

  /** The signed text. It is stored as text, because serialising it again could change a space and void the signature. */
  @Property({ type: 'text' })
  body!: string;

  @Field(() => WebhookDeliveryStatus, { description: 'State of the delivery.' })
  @Enum({ items: () => WebhookDeliveryStatus })
  status: WebhookDeliveryStatus = WebhookDeliveryStatus.PENDING;

  /** Rises with every replay, so that attempts waiting from an earlier round are dropped. */
  @Property({ type: 'integer' })
  round = 1;

  @Field(() => Int, { description: 'Attempts so far, replays included.' })
  @Property({ type: 'integer' })
  attempts = 0;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last attempt began.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  attemptedAt?: Date;

  @Field(() => Int, { nullable: true, description: 'Duration of the last attempt, in milliseconds.' })
  @Property({ type: 'integer', nullable: true })
  durationMs?: number;

  @Field(() => Int, { nullable: true, description: "HTTP status of the last attempt's answer; null without one." })
  @Property({ type: 'integer', nullable: true })
  statusCode?: number;

  @Field(() => WebhookFailure, { nullable: true, description: 'Why the last attempt failed.' })
  @Enum({ items: () => WebhookFailure, nullable: true })
  failure?: WebhookFailure;

  @Field(() => String, { nullable: true, description: "The beginning of the last answer's body." })
  @Property({ type: 'text', nullable: true })
  answer?: string;
}

/** The table of WebhookDelivery for queries. */
export interface WebhookDeliveryTable {
  readonly webhookDelivery: Columns<WebhookDelivery>;
}

/** A row of WebhookDelivery as readers return it. */
export type WebhookDeliveryRecord = Selectable<WebhookDeliveryTable['webhookDelivery']>;
