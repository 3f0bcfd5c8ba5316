import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { MailRecipient, SentMailKind } from './sent-mail.enums.js';

/** A mail about a reservation that was sent or given up, without its text (docs/rules/rental-life.md#mails-of-a-reservation). */
@ObjectType({
  description:
    'That a mail about a reservation went out; its text is not kept. `createdAt` says when the mail server took it, or when it was given up.',
})
@Entity({ tableName: 'sent_mail' })
@Index({ properties: ['createdAt'] })
export class SentMail extends BaseEntity<'failed'> {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  /** The key of the mail, which stays when it is sent again: each mail is kept once. */
  @Unique()
  @Property({ type: 'text' })
  messageKey!: string;

  @Field(() => SentMailKind, { description: 'What it was about.' })
  @Enum({ items: () => SentMailKind })
  kind!: SentMailKind;

  @Field(() => MailRecipient, { description: 'Who it was for.' })
  @Enum({ items: () => MailRecipient })
  recipient!: MailRecipient;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address that it went to; null once the account of the reservation was deleted.',
  })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  @Field(() => Boolean, { description: 'Whether the mail server refused it or was away until it was given up.' })
  @Property({ type: 'boolean', default: false })
  failed = false;
}

/** The table of SentMail for queries. */
export interface SentMailTable {
  readonly sentMail: Columns<SentMail>;
}

/** A row of SentMail as readers return it. */
export type SentMailRecord = Selectable<SentMailTable['sentMail']>;
