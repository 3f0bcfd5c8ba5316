import { choiceParam, dayParam, textParam, viewHref } from '../../kit/list/listParams';
import { paths } from '../../platform/url/paths';

/** The query parameters that hold the state of the cash report (docs/rules/payments.md#the-report-of-the-day). */
export const cashReportView = {
  /** The part of /caisse that is shown: the report, or the employee's till by default. */
  part: choiceParam('vue', { rapport: 'REPORT' } as const, null),
  /** The day of the report, `YYYY-MM-DD`; empty for today. */
  day: dayParam('jour'),
  /** The agency that the report is limited to; empty for all. */
  agencyId: textParam('agence'),
};

/** The address of the cash report of today and of all agencies. */
export const cashReportHref = viewHref(paths.till, cashReportView, { part: 'REPORT' });
