import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Looks which rentals to come are at risk. */
export const RISK_CHECK = jobKind('rental-risk-check');
