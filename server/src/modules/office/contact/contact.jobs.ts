import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Sends a message of the contact form on to the agency. */
export const CONTACT_MAIL = jobKind<{ readonly contactMessageId: number }>('contact-mail');
