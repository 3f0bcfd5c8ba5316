import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import { idOf } from '../../../kernel/ids.js';
import type { Actor, Caller } from '../../../kernel/actor.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { BrandService } from '../../fleet/brand/brand.service.js';
import type { AmendmentDocuments } from '../../booking/contract/amendment-documents.js';
import type { ContractService } from '../../booking/contract/contract.service.js';
import type { CustomerListService } from '../../people/customer/customer-list.js';
import type { EmployeeDeskService } from '../../people/employee/employee-desk.service.js';
import type { InspectionReports } from '../../handover/inspection/inspection-reports.js';
import type { InvoiceService } from '../../money/invoice/invoice.service.js';
import type { MaintenanceReportService } from '../../upkeep/maintenance/maintenance-reports.js';
import type { ImportKind } from '../import/import-kind.js';
import type { ImportService } from '../import/import.service.js';
import type { PersonalDataService } from '../privacy/personal-data.service.js';
import type { ServiceProviderService } from '../../upkeep/provider/provider.service.js';
import type { CashReportDocuments } from '../../money/receipt/cash-report.service.js';
import type { CashReportCriteria, CashReports } from '../../money/till/cash-report.js';
import type { DepositStatementService } from '../../money/receipt/deposit-statement.service.js';
import type { ReceiptService } from '../../money/receipt/receipt.service.js';
import type { DaySpan } from '../reporting/report-period.js';
import type { ReportExportService } from '../reporting/report-export.service.js';
import type { ReportKind } from '../reporting/reporting.types.js';
import type { ReservationListService } from '../../booking/reservation/reservation-list.js';
import type { TrackService } from '../../tracking/position/track.service.js';
import type { VehicleDeskService } from '../../fleet/vehicle/vehicle-desk.service.js';

/** Checks the permission for a file and names it. The arguments are those of the query. */
export type ExportSource = (
  caller: Caller,
  args: Readonly<Record<string, unknown>>,
) => PreparedFile | Promise<PreparedFile>;

/** Sources by the name of the query that offers the file. */
export type ExportSources = Readonly<Record<string, ExportSource>>;

/** The services that make files. */
export interface ExportingServices {
  readonly agencies: AgencyService;
  readonly amendmentDocuments: AmendmentDocuments;
  readonly brands: BrandService;
  readonly cashReportDocuments: CashReportDocuments;
  readonly cashReports: CashReports;
  readonly contracts: ContractService;
  readonly customerLists: CustomerListService;
  readonly depositStatements: DepositStatementService;
  readonly employeeDesk: EmployeeDeskService;
  readonly vehicleDesk: VehicleDeskService;
  readonly imports: ImportService;
  readonly inspectionReports: InspectionReports;
  readonly invoices: InvoiceService;
  readonly maintenanceReports: MaintenanceReportService;
  readonly personalData: PersonalDataService;
  readonly providers: ServiceProviderService;
  readonly receipts: ReceiptService;
  readonly reportExports: ReportExportService;
  readonly reservationLists: ReservationListService;
  readonly tracks: TrackService;
}

/** Returns the source of every file; their names are those of the queries that return an ExportedFile, or an object that has one. */
export function exportSources(services: ExportingServices): ExportSources {
  const { agencies, brands, contracts, invoices, maintenanceReports, providers, reservationLists } = services;
  return {
    agenciesExport: listed(agencies.export.bind(agencies)),
    amendmentSlot: amendmentOf(services),
    brandsExport: listed(brands.export.bind(brands)),
    cashReportDocument: ({ actor }, args) => services.cashReportDocuments.document(actor, dayAsked(args)),
    cashReportExport: ({ actor }, args) => services.cashReports.workbook(actor, dayAsked(args)),
    customersExport: listed(services.customerLists.export.bind(services.customerLists)),
    depositStatement: (caller, { number }) => services.depositStatements.document(caller, number as string),
    employeesExport: listed(services.employeeDesk.export.bind(services.employeeDesk)),
    importTemplate: ({ actor }, { kind }) => services.imports.template(actor, kind as ImportKind),
    importWrongLines: ({ actor }, { id }) => services.imports.wrongLines(actor, idOf(id)),
    inspectionReport: (caller, { number, key }) =>
      services.inspectionReports.document(caller, number as string, (key as string | null | undefined) ?? null),
    invoiceDocument: (caller, { number, invoiceNumber, proForma }) =>
      proForma === true && invoiceNumber == null
        ? invoices.documentOrProForma(caller, number as string)
        : invoices.document(caller, number as string, invoiceNumber as string | null | undefined),
    maintenanceReport: ({ actor }, { vehicleId }) => maintenanceReports.ofVehicle(actor, idOf(vehicleId)),
    maintenancesExport: listed(maintenanceReports.list.bind(maintenanceReports)),
    myDataExport: (caller) => services.personalData.archive(caller),
    paymentReceipt: (caller, { number, receiptNumber }) =>
      services.receipts.document(caller, number as string, receiptNumber as string),
    rentalAmendment: amendmentOf(services),
    rentalContract: (caller, { number }) => contracts.document(caller, number as string),
    rentalsExport: listed(reservationLists.exportRentals.bind(reservationLists)),
    reportExport: ({ actor }, { report, period }) =>
      services.reportExports.workbook(actor, report as ReportKind, period as DaySpan | null | undefined),
    reservationsExport: listed(reservationLists.export.bind(reservationLists)),
    serviceProvidersExport: listed(providers.export.bind(providers)),
    signatureSlot: (caller, { number, key }) =>
      contracts.readingCopy(caller, number as string, key as string | null | undefined),
    vehicleTrackExport: ({ actor }, { vehicleId, day }) => services.tracks.gpx(actor, idOf(vehicleId), day as string),
    vehiclesExport: listed(services.vehicleDesk.export.bind(services.vehicleDesk)),
  };
}

/** Returns the source of a list's export. `filter` has all conditions of the list, its search included. */
function listed<Filter, Sort>(
  prepare: (actor: Actor, filter: Filter | undefined, sort: Sort | undefined) => PreparedFile,
): ExportSource {
  return ({ actor }, { filter, sort }) => prepare(actor, filter as Filter | undefined, sort as Sort | undefined);
}

function dayAsked({ day, agencyId }: Readonly<Record<string, unknown>>): CashReportCriteria {
  return { day: day as string, agencyId: agencyId == null ? undefined : idOf(agencyId as string) };
}

function amendmentOf({ amendmentDocuments }: ExportingServices): ExportSource {
  return (caller, { number, amendment, key }) =>
    amendmentDocuments.document(caller, {
      number: number as string,
      amendment: amendment as number,
      key: (key as string | null | undefined) ?? null,
    });
}
