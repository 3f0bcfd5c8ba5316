import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Looks which rentals have become late. */
export const LATENESS_CHECK = jobKind('rental-lateness-check');

/** Mails customers whose return is near or late. */
export const RETURN_REMINDERS = jobKind('return-reminders');
