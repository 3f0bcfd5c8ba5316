import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Warns of card imprints that expire soon. */
export const IMPRINT_CHECK = jobKind('deposit-imprint-check');
