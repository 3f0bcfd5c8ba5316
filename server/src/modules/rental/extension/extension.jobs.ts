import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Tells a customer that their request for an extension was refused. */
export const EXTENSION_REFUSED_MAIL = jobKind<{ readonly requestId: number }>('extension-refused-mail');
