import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Looks which rentals have become late. */
export const LATENESS_CHECK = jobKind('rental-lateness-check');
