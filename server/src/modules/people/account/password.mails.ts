import { fullName } from '../../../kernel/full-name.js';
import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { isMailAddress } from '../../../platform/mail/mail.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { issueEmailToken } from './email-token.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { PASSWORD_RESET_MAIL, type PasswordResetMail } from './account.jobs.js';

/** How long a link for a new password is valid (docs/rules/site.md#logins). */
const RESET_LIFETIME_MS = 30 * 60_000;

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** Mails about forgotten passwords, sent by the job queue. */
export class PasswordMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(PASSWORD_RESET_MAIL, (payload, { id }) => this.sendReset(payload, id));
  }

  /** Sends the link. Its secret is made here, not when the job is queued, so that no job ever contains it. */
  private async sendReset({ account: kind, id }: PasswordResetMail, jobId: string): Promise<void> {
    const { em, agencyMail } = this.deps;
    const who = { id, archivedAt: null };
    const account = kind === 'STAFF' ? await em.findOne(Employee, who) : await em.findOne(Customer, who);
    if (!account || !isMailAddress(account.email)) return;
    const name = fullName(account);
    const token = await issueEmailToken(em, account, EmailTokenPurpose.RESET_PASSWORD, RESET_LIFETIME_MS);
    if (token === undefined) return;
    // The page links to the login for this kind of account, even if the answer that names the kind is lost.
    const path = `/reinitialisation?token=${token}${kind === 'STAFF' ? '&type=admin' : ''}`;
    await agencyMail.send({
      kind: 'password-reset',
      key: `password-reset-${jobId}`,
      to: { name, address: account.email },
      subject: 'Choisissez un nouveau mot de passe',
      content: {
        title: 'Choisissez un nouveau mot de passe',
        paragraphs: [
          `Bonjour ${name},`,
          'Vous avez demandé un nouveau mot de passe. Une fois choisi, il ferme toutes les sessions ouvertes de votre compte.',
        ],
        link: { label: 'Choisir un mot de passe', url: agencyMail.urlOf(path) },
        closing:
          'Ce lien est valable 30 minutes et ne sert qu’une fois. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
      },
    });
  }
}
