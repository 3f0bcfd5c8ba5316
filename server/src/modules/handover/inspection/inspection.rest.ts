import { file } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { NUMBER_PARAM } from '../../../api/rest/wire-fields.js';
import { text } from '../../../api/rest/wire-schema.js';
import { PDF_MEDIA_TYPE } from '../../../platform/documents/prepared-file.js';
import type { InspectionReports } from './inspection-reports.js';

/** Returns the call behind the link that customers get by mail or WhatsApp: the report of the inspections as a PDF. */
export function inspectionRoutes({
  inspectionReports,
}: {
  readonly inspectionReports: InspectionReports;
}): RestRoute[] {
  return group('Rentals', [
    route({
      method: 'GET',
      path: '/etatDesLieux/:num/:cle',
      access: 'ANYONE',
      summary: 'Gives what was seen of the vehicle at the departure and the return as a PDF',
      params: { num: NUMBER_PARAM, cle: text({ description: 'Key of the link, as the agency sent it.' }) },
      answer: file('The report, to be shown.', PDF_MEDIA_TYPE),
      refusals: [404, 429],
      handle: async (call) =>
        call.sendFile(await inspectionReports.document(call, call.params['num'], call.params['cle']), 'inline'),
    }),
  ]);
}
