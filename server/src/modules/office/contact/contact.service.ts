import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { ContactMessage } from './contact-message.entity.js';
import type { NewContactMessage } from './contact.commands.js';
import { CONTACT_MAIL } from './contact.jobs.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Receives messages of visitors to the agency. */
export class ContactService {
  constructor(private readonly deps: Deps) {}

  /** Stores a message and mails it to the agency. Throws TooManyRequestsError. */
  async send(fields: NewContactMessage, ip: string): Promise<void> {
    await this.deps.limits.consume('contact', ip);
    await inTransaction(this.deps.em, async ({ em }) => {
      const message = em.create(ContactMessage, fields);
      await em.persist(message).flush();
      await this.deps.jobs.enqueue(CONTACT_MAIL, { contactMessageId: message.id });
    });
  }
}
