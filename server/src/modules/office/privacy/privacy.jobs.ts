import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/** Deletes personal data whose retention period has ended. */
export const PRIVACY_RETENTION = jobKind('privacy-retention', LONG_SECONDS);
