import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/** Erases photos of papers whose time has ended. */
export const PAPER_PHOTOS = jobKind('inspection-paper-photos', LONG_SECONDS);

/** One mail with the link to the report of a rental's inspections. */
export interface InspectionMail {
  readonly reservationId: number;
  /** When it was asked for, ISO 8601: a report may be sent more than once. */
  readonly at: string;
}

export const INSPECTION_MAIL = jobKind<InspectionMail>('inspection-mail');
