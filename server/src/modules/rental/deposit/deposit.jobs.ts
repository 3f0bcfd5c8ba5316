import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Looks which card imprints expire soon. */
export const IMPRINT_CHECK = jobKind('deposit-imprint-check');
