import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { checkInput } from '../../../kernel/check-input.js';
import { cleanLine, cleanMail, cleanText } from '../../../kernel/field-rules.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessageInput } from './contact.input.js';
import { CONTACT_MAIL } from './contact.jobs.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Messages that visitors leave for the agency. */
export class ContactService {
  constructor(private readonly deps: Deps) {}

  /** Keeps a message and mails it to the agency. Throws ValidationError with every field at fault, TooManyRequestsError. */
  async send(typed: ContactMessageInput, ip: string): Promise<void> {
    const input = Object.assign(new ContactMessageInput(), {
      subject: cleanLine(typed.subject),
      name: cleanLine(typed.name),
      email: cleanMail(typed.email),
      message: cleanText(typed.message),
    });
    checkInput(input);
    await this.deps.limits.consume('contact', ip);
    await inTransaction(this.deps.em, async ({ em }) => {
      const message = em.create(ContactMessage, { ...input });
      await em.persist(message).flush();
      await this.deps.jobs.enqueue(CONTACT_MAIL, { contactMessageId: message.id });
    });
  }
}
