import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Keeps where rented vehicles are. */
export const POSITION_RECORD = jobKind('position-record');
/** Drops the days of positions that are older than may be kept, and makes those to come. */
export const POSITION_RETENTION = jobKind('position-retention');
