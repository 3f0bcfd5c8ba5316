import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Lets go of what names people and was kept long enough. */
export const PRIVACY_RETENTION = jobKind('privacy-retention');
