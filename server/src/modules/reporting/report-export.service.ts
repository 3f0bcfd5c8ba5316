import { makeWorkbook } from '../../infra/xlsx/workbook.js';
import type { Actor } from '../../shared/actor.js';
import { HEADINGS } from '../../shared/sheet-labels.js';
import type { FleetReportService, VehicleReport } from './fleet-report.service.js';
import type { DaySpan } from './report-period.js';
import type { DayAmount, DayCount, ReportingService, VehicleCount } from './reporting.service.js';
import { ReportKind } from './reporting.types.js';

interface NamedWorkbook {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** The statistics as workbooks; each with the rights and errors of the report it holds. */
export class ReportExportService {
  constructor(
    private readonly reporting: ReportingService,
    private readonly fleet: FleetReportService,
  ) {}

  async workbook(actor: Actor, report: ReportKind, span?: DaySpan | null): Promise<NamedWorkbook> {
    switch (report) {
      case ReportKind.RENTALS:
        return named('locations-par-jour', await countSheet(await this.reporting.rentalsPerDay(actor, span)));
      case ReportKind.VEHICLES:
        return named('vehicules-plus-loues', await vehicleSheet(await this.reporting.mostRented(actor, span)));
      case ReportKind.CHARGES:
        return named(
          'charges-par-jour',
          await amountSheet(HEADINGS.charges, await this.reporting.chargesPerDay(actor, span)),
        );
      case ReportKind.REVENUE:
        return named(
          'revenus-par-jour',
          await amountSheet(HEADINGS.revenue, await this.reporting.revenuePerDay(actor, span)),
        );
      case ReportKind.FLEET:
        return named('rentabilite-du-parc', await fleetSheet((await this.fleet.report(actor, span)).vehicles));
    }
  }
}

function named(name: string, bytes: Buffer): NamedWorkbook {
  return { fileName: `${name}.xlsx`, bytes };
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
