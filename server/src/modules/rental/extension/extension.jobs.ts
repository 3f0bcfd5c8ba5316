import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Ends requests for an extension whose asked end has passed. */
export const EXTENSION_LAPSE = jobKind('extension-lapse');

/** Tells a customer that their request for an extension was refused. */
export const EXTENSION_REFUSED_MAIL = jobKind<{ readonly requestId: number }>('extension-refused-mail');
