import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { isMailAddress } from '../../../platform/mail/mail.js';
import { fullName } from '../../../kernel/full-name.js';
import { toReadableTime } from '../../../kernel/time.js';
import { Employee } from './employee.entity.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { SECOND_FACTOR_MAIL, type SecondFactorMail } from './account.jobs.js';

type Payload = SecondFactorMail;

/** Queues the mail about a change of an account's second factor, within the transaction of the change. */
export async function noticeSecondFactor(
  jobs: JobQueue,
  { id }: Employee,
  change: Payload['change'],
  codesLeft?: number,
): Promise<void> {
  const at = new Date().toISOString();
  await jobs.enqueue(SECOND_FACTOR_MAIL, {
    employeeId: id,
    change,
    at,
    ...(codesLeft === undefined ? {} : { codesLeft }),
  });
}

const SUBJECTS: Readonly<Record<Payload['change'], string>> = {
  ON: 'La double authentification est activée',
  OFF: 'La double authentification est désactivée',
  RESET: 'Votre double authentification a été réinitialisée',
  RECOVERY_CODE_USED: 'Un code de secours a été utilisé',
};

const SENTENCES: Readonly<Record<Payload['change'], (when: string, codesLeft: number) => string>> = {
  ON: (when) => `La double authentification de votre compte a été activée le ${when}.`,
  OFF: (when) =>
    `La double authentification de votre compte a été désactivée le ${when}, avec votre mot de passe et un code.`,
  RESET: (when) =>
    `Un administrateur de l’agence a réinitialisé la double authentification de votre compte le ${when}. Toutes vos sessions ont été fermées ; votre mot de passe suffit jusqu’à ce que vous l’activiez de nouveau.`,
  RECOVERY_CODE_USED: (when, codesLeft) =>
    `Un code de secours de votre compte a été utilisé le ${when}. ${codesLeft > 0 ? `Il vous en reste ${codesLeft}.` : 'C’était le dernier : générez-en de nouveaux dans « Mon Profile ».'}`,
};

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** Mails a member of staff about a change of their second factor. */
export class SecondFactorMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(SECOND_FACTOR_MAIL, (payload, { id }) => this.send(payload, id));
  }

  private async send({ employeeId, change, at, codesLeft = 0 }: Payload, jobId: string): Promise<void> {
    const { em, agencyMail } = this.deps;
    const account = await em.findOne(Employee, { id: employeeId, archivedAt: null });
    if (!account || !isMailAddress(account.email)) return;
    const name = fullName(account);
    await agencyMail.send({
      kind: 'second-factor',
      key: `second-factor-${jobId}`,
      to: { name, address: account.email },
      subject: SUBJECTS[change],
      content: {
        title: SUBJECTS[change],
        paragraphs: [`Bonjour ${name},`, SENTENCES[change](toReadableTime(new Date(at)), codesLeft)],
        link: { label: 'Choisir un autre mot de passe', url: agencyMail.urlOf('/motDePasseOublie?type=admin') },
        closing:
          'Si c’était prévu, il n’y a rien à faire. Sinon, choisissez tout de suite un autre mot de passe et prévenez l’administrateur de l’agence.',
      },
    });
  }
}
