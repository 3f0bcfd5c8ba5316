import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import type { JobAttempt } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { AgencyLetter, AgencyMail } from '../../base/settings/agency-mail.js';
import type { Reservation } from './reservation.entity.js';
import { SentMail } from './sent-mail.entity.js';
import { MailRecipient, type SentMailKind } from './sent-mail.enums.js';

const SENT = sourceOf(SentMail, 'm', {});

/** What a mail is about, and who it is for: the customer unless it says otherwise. */
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

/** Sends the mails about reservations and keeps that they went out (docs/rules/rental-life.md#mails-of-a-reservation). */
export class SentMailService {
  private readonly load: (reservationId: number) => Promise<RecordOf<SentMail>[]>;

  constructor(private readonly deps: Deps) {
    this.load = batched(async (ids) => {
      const found = await deps.reader.list(SENT, {
        where: [sql`m.reservation_id = any(${[...ids]})`],
        orderBy: sql`m.created_at, m.id`,
      });
      return ids.map((id) => found.filter(({ reservation }) => reservation.id === id));
    });
  }

  /**
   * Sends a mail from a job and keeps that it went out, or, if the job makes no other attempt, that it did not. Throws MailError. Must not
   * be called within a transaction.
   */
  async send(occasion: Occasion, letter: AgencyLetter, { last }: JobAttempt): Promise<void> {
    try {
      await this.deps.agencyMail.send(letter);
    } catch (error) {
      if (last) await this.keep(occasion, letter, true);
      throw error;
    }
    await this.keep(occasion, letter, false);
  }

  /** The mails about a reservation, oldest first. Staff only. */
  async of(actor: Actor, { id }: RecordOf<Reservation>): Promise<RecordOf<SentMail>[]> {
    requireStaff(actor);
    return this.load(id);
  }

  /** Keeps a mail once, however often its job runs: one that was given up and went out later did go out. */
  private async keep(
    { reservationId, kind, recipient = MailRecipient.CUSTOMER }: Occasion,
    { key, to }: AgencyLetter,
    failed: boolean,
  ): Promise<void> {
    await this.deps.em.execute(
      `insert into sent_mail (created_at, updated_at, reservation_id, message_key, kind, recipient, address, failed)
       select now(), now(), r.id, ?, ?, ?, ?, ? from reservation r where r.id = ?
       on conflict (message_key) do update set created_at = now(), updated_at = now(), failed = false
         where sent_mail.failed and not excluded.failed`,
      [key, kind, recipient, to.address, failed, reservationId],
    );
  }
}
