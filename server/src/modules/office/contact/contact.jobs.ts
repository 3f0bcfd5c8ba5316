import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Forwards a message of the contact form to the agency. */
export const CONTACT_MAIL = jobKind<{ readonly contactMessageId: number }>('contact-mail');
