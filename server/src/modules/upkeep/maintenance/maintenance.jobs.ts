import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Looks what has become due on the fleet. */
export const MAINTENANCE_CHECK = jobKind('maintenance-check');
