import { sql } from 'kysely';
import { batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { JobAttempt } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { AgencyLetter, AgencyMail } from '../../base/settings/agency-mail.js';
import type { Reservation, ReservationTable } from '../reservation/reservation.entity.js';
import type { SentMailRecord, SentMailTable } from './sent-mail.entity.js';
import { MailRecipient, type SentMailKind } from './sent-mail.enums.js';

/** The subject of a mail, and its recipient, by default the customer. */
export interface Occasion {
  readonly reservationId: number;
  readonly kind: SentMailKind;
  readonly recipient?: MailRecipient;
}

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly agencyMail: AgencyMail;
}

/** Sends the mails about reservations and records that they were sent (docs/rules/rental-life.md#mails-of-a-reservation). */
export class SentMailService {
  private readonly load: (reservationId: number) => Promise<SentMailRecord[]>;

  constructor(private readonly deps: Deps) {
    this.load = batchedLists(
      (ids) =>
        deps.reader
          .tables<SentMailTable>()
          .selectFrom('sentMail')
          .selectAll()
          .where('reservationId', 'in', ids)
          .orderBy('createdAt')
          .orderBy('id')
          .execute(),
      ({ reservationId }) => reservationId,
    );
  }

  /**
   * Sends a mail from a job and records that it was sent or, if this was the last attempt, given up. Does nothing if it was sent before: the process may
   * have been killed before its job ended. Throws MailError. Must not be called within a transaction.
   */
  async send(occasion: Occasion, letter: AgencyLetter, { last }: JobAttempt): Promise<void> {
    if (await this.wasSent(letter.key)) return;
    try {
      await this.deps.agencyMail.send(letter);
    } catch (error) {
      if (last) await this.keep(occasion, letter, true);
      throw error;
    }
    await this.keep(occasion, letter, false);
  }

  /** Returns the recorded mails about a reservation, oldest first. Staff only. */
  async of(actor: Actor, { id }: Pick<Reservation, 'id'>): Promise<SentMailRecord[]> {
    requireStaff(actor);
    return this.load(id);
  }

  private async wasSent(key: string): Promise<boolean> {
    const sent = await this.deps.reader
      .tables<SentMailTable>()
      .selectFrom('sentMail')
      .select('id')
      .where('messageKey', '=', key)
      .where('failed', '=', false)
      .executeTakeFirst();
    return sent !== undefined;
  }

  /** Records a mail once, however often its job runs. One that was given up and sent later counts as sent. */
  private async keep(
    { reservationId, kind, recipient = MailRecipient.CUSTOMER }: Occasion,
    { key, to }: AgencyLetter,
    failed: boolean,
  ): Promise<void> {
    const now = new Date();
    await tablesOf<SentMailTable & ReservationTable>(this.deps.em)
      .insertInto('sentMail')
      .columns(['createdAt', 'updatedAt', 'reservationId', 'messageKey', 'kind', 'recipient', 'address', 'failed'])
      .expression((eb) =>
        eb
          .selectFrom('reservation as r')
          .select([
            sql<Date>`${now}::timestamptz`.as('createdAt'),
            sql<Date>`${now}::timestamptz`.as('updatedAt'),
            'r.id',
            sql<string>`${key}::text`.as('messageKey'),
            sql<SentMailKind>`${kind}::text`.as('kind'),
            sql<MailRecipient>`${recipient}::text`.as('recipient'),
            sql<string>`${to.address}::text`.as('address'),
            sql<boolean>`${failed}::boolean`.as('failed'),
          ])
          .where('r.id', '=', reservationId),
      )
      .onConflict((conflict) =>
        conflict
          .column('messageKey')
          .doUpdateSet({ createdAt: now, updatedAt: now, failed: false })
          .where('sentMail.failed', '=', true)
          .where('excluded.failed', '=', false),
      )
      .execute();
  }
}
