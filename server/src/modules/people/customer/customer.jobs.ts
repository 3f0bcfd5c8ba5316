import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Asks a customer to verify their address. */
export interface CustomerMail {
  readonly customerId: number;
  readonly occasion: 'verify-email';
}

/** Mails a customer about their account. */
export const CUSTOMER_MAIL = jobKind<CustomerMail>('customer-mail');
