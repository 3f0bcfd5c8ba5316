import { jobKind } from '../../../platform/jobs/job-kind.js';

/** The nightly job that deletes the tables of former imports. */
export const IMPORT_RETENTION = jobKind('import-retention');
