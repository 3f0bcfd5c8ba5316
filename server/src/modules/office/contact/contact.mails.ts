import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { ContactMessage } from './contact-message.entity.js';
import { CONTACT_MAIL } from './contact.jobs.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** Mails the messages of visitors to the agency, through the job queue. */
export class ContactMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(CONTACT_MAIL, (payload) => this.forward(payload));
  }

  /** Sent from the agency to itself, so that no mail server takes it for a forgery; answers go to the visitor. */
  private async forward({ contactMessageId }: { readonly contactMessageId: number }): Promise<void> {
    const { em, agencyMail } = this.deps;
    const message = await em.findOne(ContactMessage, { id: contactMessageId });
    const to = await agencyMail.agencyAddress();
    if (!message || !to) return;
    await agencyMail.send({
      kind: 'contact-message',
      key: `contact-message-${message.id}`,
      to,
      replyTo: { name: message.name, address: message.email },
      subject: `Message du site : ${message.subject}`,
      content: {
        title: 'Nouveau message du site',
        paragraphs: [message.message],
        facts: [
          ['Objet', message.subject],
          ['Nom', message.name],
          ['E-mail', message.email],
        ],
        closing: 'Répondez à ce message pour écrire à cette personne.',
      },
    });
  }
}
