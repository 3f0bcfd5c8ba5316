import { ReportPages } from './ReportPages.js';
import type { ReportSheet } from './report-template.js';

/** What was seen of the vehicle at the departure and at the return. */
export function documentOf(sheet: ReportSheet) {
  return ReportPages({ sheet });
}
