import { ReportPages } from './ReportPages.js';
import type { ReportSheet } from './report-template.js';

/** Prints the report of a rental's inspections. */
export function documentOf(sheet: ReportSheet) {
  return ReportPages({ sheet });
}
