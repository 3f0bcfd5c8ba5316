import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/** Erases photos of papers that are kept no longer. */
export const PAPER_PHOTOS = jobKind('inspection-paper-photos', LONG_SECONDS);

/** Data of the mail with the link to the report of a rental's inspections. */
export interface InspectionMail {
  readonly reservationId: number;
  /** When the mail was requested, ISO 8601. It makes each request its own job, because a report may be mailed more than once. */
  readonly at: string;
}

/** The job that mails a customer the link to the report of their inspections. */
export const INSPECTION_MAIL = jobKind<InspectionMail>('inspection-mail');
