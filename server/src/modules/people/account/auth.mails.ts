import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import { AccountNoticeMails } from './account-notices.js';
import { DeviceMails } from './device.mails.js';
import { PasswordMails } from './password.mails.js';
import { SecondFactorMails } from './second-factor.mails.js';

/** Registers the jobs of all mails about logins, passwords and addresses. Call it before the job queue is started. */
export function registerAuthMails(deps: {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}): void {
  new AccountNoticeMails(deps).register();
  new DeviceMails(deps).register();
  new PasswordMails(deps).register();
  new SecondFactorMails(deps).register();
}
