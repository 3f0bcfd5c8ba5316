import { jobKind } from '../../../platform/jobs/job-kind.js';

type AccountKind = 'CUSTOMER' | 'STAFF';

/** Sends the link that sets a new password; `id` 0 belongs to nobody. */
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

/** Mails the link that sets a new password. */
export const PASSWORD_RESET_MAIL = jobKind<PasswordResetMail>('password-reset-mail');
/** Tells of a login from a device that was new to the account. */
export const NEW_DEVICE_MAIL = jobKind<{ readonly deviceId: number }>('new-device-mail');
/** Tells the previous address of a changed password or address. */
export const ACCOUNT_NOTICE_MAIL = jobKind<AccountNoticeMail>('account-notice-mail');
/** Tells an employee of a change of their second factor. */
export const SECOND_FACTOR_MAIL = jobKind<SecondFactorMail>('second-factor-mail');
