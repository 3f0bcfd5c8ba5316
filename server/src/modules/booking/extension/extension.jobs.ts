import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Ends requests whose requested end has passed. */
export const EXTENSION_LAPSE = jobKind('extension-lapse');

/** Mails the customer that a request for an extension was refused. */
export const EXTENSION_REFUSED_MAIL = jobKind<{ readonly requestId: number }>('extension-refused-mail');
