import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Checks what has become due on the fleet. */
export const MAINTENANCE_CHECK = jobKind('maintenance-check');
