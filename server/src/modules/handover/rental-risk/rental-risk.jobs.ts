import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Finds planned rentals that are at risk. */
export const RISK_CHECK = jobKind('rental-risk-check');
