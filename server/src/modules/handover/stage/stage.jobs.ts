import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Finds rentals that have become late. */
export const LATENESS_CHECK = jobKind('rental-lateness-check');

/** Mails customers whose return is near or overdue. */
export const RETURN_REMINDERS = jobKind('return-reminders');
