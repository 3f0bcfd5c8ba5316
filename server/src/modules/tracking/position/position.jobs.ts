import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/** Records the positions of rented vehicles. */
export const POSITION_RECORD = jobKind('position-record');
/** Drops days of positions whose retention period has ended, and creates partitions for the coming days. */
export const POSITION_RETENTION = jobKind('position-retention', LONG_SECONDS);
