import { jobKind } from '../../../platform/jobs/job-kind.js';

type AccountKind = 'CUSTOMER' | 'STAFF';

/** The data of the job that mails the link for a new password. With `id` 0 nobody has the address, and no mail is sent. */
export interface PasswordResetMail {
  readonly account: AccountKind;
  readonly id: number;
}

/** Tells the holder of an account what was changed; `address`, the previous one, is stored nowhere else. */
export interface AccountNoticeMail {
  readonly account: AccountKind;
  readonly id: number;
  readonly address: string;
  readonly change: 'PASSWORD' | 'EMAIL';
  readonly by: 'HOLDER' | 'ADMIN' | 'LINK';
  /** ISO 8601. */
  readonly at: string;
}

/** A mail that informs an employee of a change of their second factor. */
export interface SecondFactorMail {
  readonly employeeId: number;
  readonly change: 'ON' | 'OFF' | 'RESET' | 'RECOVERY_CODE_USED';
  /** ISO 8601. */
  readonly at: string;
  /** How many recovery codes are left, after one was used. */
  readonly codesLeft?: number;
}

/** The job that mails the link for setting a new password. */
export const PASSWORD_RESET_MAIL = jobKind<PasswordResetMail>('password-reset-mail');
/** The job that mails the owner of an account about a login from a device that was never used before. */
export const NEW_DEVICE_MAIL = jobKind<{ readonly deviceId: number }>('new-device-mail');
/** The job that mails the previous address of an account when its password or address was changed. */
export const ACCOUNT_NOTICE_MAIL = jobKind<AccountNoticeMail>('account-notice-mail');
/** The job that mails an employee when their second factor was changed. */
export const SECOND_FACTOR_MAIL = jobKind<SecondFactorMail>('second-factor-mail');
