import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { FleetReportService } from './fleet-report.service.js';
import { ReportExportService } from './report-export.service.js';
import { ReportingResolver } from './reporting.resolver.js';
import { reportingRoutes } from './reporting.rest.js';
import { ReportingService } from './reporting.service.js';

interface Services extends Platform {
  readonly fleetReports: FleetReportService;
  readonly reporting: ReportingService;
}

export const reportingModule = {
  services: {
    fleetReports: ({ em }: Platform) => new FleetReportService(em),
    reporting: ({ em }: Platform) => new ReportingService(em),
    reportExports: ({ reporting, fleetReports }: Services) => new ReportExportService(reporting, fleetReports),
  },
  resolvers: [
    resolver(
      ReportingResolver,
      ({ reporting, fleetReports }: Services) => new ReportingResolver(reporting, fleetReports),
    ),
  ],
  routes: [reportingRoutes],
} satisfies ServerModule<never>;
