import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import type { Actor } from '../../../kernel/actor.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { FleetReportService, VehicleReport } from './fleet-report.service.js';
import type { DaySpan } from './report-period.js';
import type { DayAmount, DayCount, ReportingService, VehicleCount } from './reporting.service.js';
import { ReportKind } from './reporting.types.js';

/** Exports the statistics as workbooks, with the permissions and errors of each report. */
export class ReportExportService {
  constructor(
    private readonly reporting: ReportingService,
    private readonly fleet: FleetReportService,
  ) {}

  /** Offers a report as a workbook. The report is read now, so that refusals come at once; the workbook is written when it is fetched. */
  async workbook(actor: Actor, report: ReportKind, span?: DaySpan | null): Promise<PreparedFile> {
    switch (report) {
      case ReportKind.RENTALS: {
        const days = await this.reporting.rentalsPerDay(actor, span);
        return workbookFile('locations-par-jour.xlsx', () => countSheet(days));
      }
      case ReportKind.VEHICLES: {
        const vehicles = await this.reporting.mostRented(actor, span);
        return workbookFile('vehicules-plus-loues.xlsx', () => vehicleSheet(vehicles));
      }
      case ReportKind.CHARGES: {
        const days = await this.reporting.chargesPerDay(actor, span);
        return workbookFile('charges-par-jour.xlsx', () => amountSheet(HEADINGS.charges, days));
      }
      case ReportKind.REVENUE: {
        const days = await this.reporting.revenuePerDay(actor, span);
        return workbookFile('revenus-par-jour.xlsx', () => amountSheet(HEADINGS.revenue, days));
      }
      case ReportKind.FLEET: {
        const { vehicles } = await this.fleet.report(actor, span);
        return workbookFile('rentabilite-du-parc.xlsx', () => fleetSheet(vehicles));
      }
    }
  }
}

function countSheet(days: readonly DayCount[]): Promise<Buffer> {
  return makeWorkbook<DayCount>(
    'Locations par jour',
    [
      { title: HEADINGS.day, kind: 'day', value: ({ day }) => day },
      { title: HEADINGS.rentals, kind: 'integer', value: ({ count }) => count },
    ],
    days,
  );
}

function amountSheet(name: string, days: readonly DayAmount[]): Promise<Buffer> {
  return makeWorkbook<DayAmount>(
    `${name} par jour`,
    [
      { title: HEADINGS.day, kind: 'day', value: ({ day }) => day },
      { title: name, kind: 'money', value: ({ amount }) => amount },
    ],
    days,
  );
}

function vehicleSheet(vehicles: readonly VehicleCount[]): Promise<Buffer> {
  return makeWorkbook<VehicleCount>(
    'Véhicules plus loués',
    [
      { title: HEADINGS.vehicle, value: ({ name }) => name },
      { title: HEADINGS.plateNumber, value: ({ plateNumber }) => plateNumber },
      { title: HEADINGS.rentals, kind: 'integer', value: ({ count }) => count },
    ],
    vehicles,
  );
}

function fleetSheet(vehicles: readonly VehicleReport[]): Promise<Buffer> {
  return makeWorkbook<VehicleReport>(
    'Rentabilité du parc',
    [
      { title: HEADINGS.vehicle, value: ({ name }) => name },
      { title: HEADINGS.plateNumber, value: ({ plateNumber }) => plateNumber },
      { title: HEADINGS.rentals, kind: 'integer', value: ({ rentalCount }) => rentalCount },
      { title: HEADINGS.revenue, kind: 'money', value: ({ revenue }) => revenue },
      { title: HEADINGS.charges, kind: 'money', value: ({ charges }) => charges },
      { title: HEADINGS.profit, kind: 'money', value: ({ profit }) => profit },
      { title: HEADINGS.use, kind: 'percent', value: ({ usePercent }) => usePercent },
    ],
    vehicles,
  );
}
