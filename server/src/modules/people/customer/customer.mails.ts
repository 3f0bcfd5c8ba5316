import { fullName } from '../../../kernel/full-name.js';
import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { isMailAddress } from '../../../platform/mail/mail.js';
import { issueEmailToken } from '../account/email-token.js';
import { EmailTokenPurpose } from '../account/email-token.entity.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { Customer } from '../account/customer.entity.js';
import { CUSTOMER_MAIL, type CustomerMail } from './customer.jobs.js';

const VERIFICATION_LIFETIME_MS = 24 * 3_600_000;

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** Mails about a customer's account, sent by the job queue. */
export class CustomerMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(CUSTOMER_MAIL, (payload, { id }) => this.sendVerification(payload, id));
  }

  /** Sends the link. Its secret is made here, not when the job is queued, so that no job ever contains it. */
  private async sendVerification({ customerId }: CustomerMail, jobId: string): Promise<void> {
    const { em, agencyMail } = this.deps;
    const customer = await em.findOne(Customer, { id: customerId, archivedAt: null });
    if (!customer || customer.emailVerifiedAt || !isMailAddress(customer.email)) return;
    const token = await issueEmailToken(em, customer, EmailTokenPurpose.VERIFY_EMAIL, VERIFICATION_LIFETIME_MS);
    if (token === undefined) return;
    await agencyMail.send({
      kind: 'customer-verify-email',
      key: `customer-verify-${jobId}`,
      to: { name: fullName(customer), address: customer.email },
      subject: 'Confirmez votre adresse e-mail',
      content: {
        title: 'Confirmez votre adresse e-mail',
        paragraphs: [
          `Bonjour ${fullName(customer)},`,
          'Merci de votre inscription. Confirmez votre adresse pour accéder à votre espace client.',
        ],
        link: { label: 'Confirmer mon adresse', url: agencyMail.urlOf(`/verification?token=${token}`) },
        closing:
          'Ce lien est valable 24 heures et ne sert qu’une fois. Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message.',
      },
    });
  }
}
