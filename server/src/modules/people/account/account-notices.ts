import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { isMailAddress } from '../../../platform/mail/mail.js';
import { fullName } from '../../../kernel/full-name.js';
import { toReadableTime } from '../../../kernel/time.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { CredentialEdit } from './credentials.js';
import { ACCOUNT_NOTICE_MAIL, type AccountNoticeMail } from './account.jobs.js';

/** Who changed an account: its holder, an Admin, or the holder of a mailed link. */
export type ChangedBy = AccountNoticeMail['by'];
type Change = AccountNoticeMail['change'];

/**
 * Queues the mails about a change of a password or an address, within the transaction of the change, so that both happen or neither.
 * `address` is the previous one, because its owner must be asked whether the change was intended.
 */
export async function noticeChange(
  jobs: JobQueue,
  account: Customer | Employee,
  edit: CredentialEdit,
  { address, by }: { readonly address: string; readonly by: ChangedBy },
): Promise<void> {
  const about = { account: accountKind(account), id: account.id, address, by, at: new Date().toISOString() };
  if (edit.password) await jobs.enqueue(ACCOUNT_NOTICE_MAIL, { ...about, change: 'PASSWORD' });
  if (edit.email) await jobs.enqueue(ACCOUNT_NOTICE_MAIL, { ...about, change: 'EMAIL' });
}

function accountKind(account: Customer | Employee): AccountNoticeMail['account'] {
  return account instanceof Customer ? 'CUSTOMER' : 'STAFF';
}

const SUBJECTS: Readonly<Record<Change, string>> = {
  PASSWORD: 'Votre mot de passe a été changé',
  EMAIL: 'Votre adresse e-mail a été changée',
};

const AUTHORS: Readonly<Record<ChangedBy, string>> = {
  HOLDER: 'depuis votre compte',
  ADMIN: 'par un administrateur de l’agence',
  LINK: 'par le lien « Mot de passe oublié » envoyé à votre adresse',
};

/** The page that requests a new link, by kind of account. */
const FORGOTTEN = { CUSTOMER: '/motDePasseOublie', STAFF: '/motDePasseOublie?type=admin' } as const;

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** Mails the holder of an account, at the previous address, that its password or address was changed. */
export class AccountNoticeMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(ACCOUNT_NOTICE_MAIL, (payload, { id }) => this.send(payload, id));
  }

  private async send({ account: kind, id, address, change, by, at }: AccountNoticeMail, jobId: string): Promise<void> {
    const { em, agencyMail } = this.deps;
    const account = kind === 'STAFF' ? await em.findOne(Employee, { id }) : await em.findOne(Customer, { id });
    if (!account || !isMailAddress(address)) return;
    const name = fullName(account);
    const when = toReadableTime(new Date(at));
    await agencyMail.send({
      kind: 'account-notice',
      key: `account-notice-${jobId}`,
      to: { name, address },
      subject: SUBJECTS[change],
      content: {
        title: SUBJECTS[change],
        paragraphs: [
          `Bonjour ${name},`,
          change === 'PASSWORD'
            ? `Le mot de passe de votre compte a été changé le ${when}, ${AUTHORS[by]}. Les autres sessions ouvertes ont été fermées.`
            : `L’adresse e-mail de votre compte a été changée le ${when}, ${AUTHORS[by]}. Ce message est le dernier envoyé à cette adresse.`,
        ],
        ...(change === 'PASSWORD'
          ? { link: { label: 'Choisir un autre mot de passe', url: agencyMail.urlOf(FORGOTTEN[kind]) } }
          : {}),
        closing:
          'Si vous n’êtes pas à l’origine de ce changement et ne l’avez pas demandé, prévenez l’agence sans attendre.',
      },
    });
  }
}
