import { jobKind } from '../../../platform/jobs/job-kind.js';

/** Erases photos of papers whose time has ended. */
export const PAPER_PHOTOS = jobKind('inspection-paper-photos');
