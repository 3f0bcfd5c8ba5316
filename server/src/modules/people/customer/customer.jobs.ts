import { jobKind } from '../../../platform/jobs/job-kind.js';

/** The data of the job that mails a customer the link to verify their address. */
export interface CustomerMail {
  readonly customerId: number;
  readonly occasion: 'verify-email';
}

/** The job that mails a customer the link to verify their address. */
export const CUSTOMER_MAIL = jobKind<CustomerMail>('customer-mail');
