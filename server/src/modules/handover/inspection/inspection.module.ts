import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import type { SentMailService } from '../../booking/mail/sent-mail.service.js';
import type { StageService } from '../stage/stage.service.js';
import type { SignatureService } from '../../booking/signature/signature.service.js';
import { CustomerPapersResolver } from './customer-papers.resolver.js';
import { Damage } from './damage.entity.js';
import { DamageFieldsResolver, VehicleDamageResolver } from './damage.resolver.js';
import { DamageService } from './damage.service.js';
import { departurePapers } from './departure-papers.js';
import { immobilisedVehicles } from './immobilised.js';
import { Inspection, InspectionPhoto } from './inspection.entity.js';
import { INSPECTION_MAIL, PAPER_PHOTOS } from './inspection.jobs.js';
import { INSPECTION_FOLDER, InspectionPhotos } from './inspection-photos.service.js';
import { InspectionReader } from './inspection.reader.js';
import { InspectionFieldsResolver, InspectionPhotoResolver, InspectionResolver } from './inspection.resolver.js';
import { InspectionReportResolver } from './inspection-report.resolver.js';
import { InspectionReports } from './inspection-reports.js';
import { inspectionRoutes } from './inspection.rest.js';
import { InspectionService } from './inspection.service.js';
import { InspectionSettings } from './inspection-settings.entity.js';
import { InspectionSettingsResolver } from './inspection-settings.resolver.js';
import { InspectionSettingsService } from './inspection-settings.service.js';
import { PaperPhotos } from './paper-photos.js';
import { SWAP_UNINSPECTED } from './uninspected-swap.js';

interface Services extends Platform {
  readonly reservations: ReservationService;
  readonly vehiclesById: VehiclesById;
  readonly employeesById: EmployeesById;
  readonly customersById: CustomersById;
  readonly rentalStages: StageService;
  readonly agencyMail: AgencyMail;
  readonly sentMails: SentMailService;
  readonly papers: RentalPapers;
  readonly signatureKeys: LinkKeys;
  readonly signatures: SignatureService;
  readonly inspectionReports: InspectionReports;
  readonly inspectionReader: InspectionReader;
  readonly inspectionSettings: InspectionSettingsService;
  readonly inspections: InspectionService;
  readonly paperPhotos: PaperPhotos;
}

export const inspectionModule = {
  entities: [Inspection, InspectionPhoto, InspectionSettings, Damage],
  fileColumns: [
    { folder: INSPECTION_FOLDER, table: 'inspection_photo', column: 'image_file', holds: 'NAME' },
    { folder: 'signatures', table: 'inspection', column: 'signature_file', holds: 'NAME' },
  ],
  jobs: [PAPER_PHOTOS, INSPECTION_MAIL],
  services: {
    departurePapers: () => departurePapers,
    immobilisedVehicles: () => immobilisedVehicles,
    uninspectedSwapCondition: () => SWAP_UNINSPECTED,
    inspectionReader: ({ reader }: Services) => new InspectionReader(reader),
    inspectionSettings: ({ em }: Services) => new InspectionSettingsService(em),
    inspections: (services: Services) => {
      const { em, domainEvents, events, files, reservations, rentalStages, signatures } = services;
      const settings = services.inspectionSettings;
      return new InspectionService({
        ...{ em, domainEvents, events, files, reservations, rentalStages, settings, signatures },
      });
    },
    inspectionReports: (services: Services) => {
      const { em, agencyMail, files, jobs, limits, papers, pdf, reservations, signatureKeys } = services;
      return new InspectionReports({
        ...{ em, agencyMail, files, jobs, limits, papers, pdf, reservations, signatureKeys },
        ...{ reader: services.inspectionReader, sentMails: services.sentMails, customers: services.customersById },
      });
    },
    paperPhotos: ({ em, jobs, logger, inspectionSettings: settings }: Services) =>
      new PaperPhotos({ em, jobs, logger, settings }),
  },
  resolvers: [
    resolver(
      InspectionResolver,
      ({ em, files, events, inspections, inspectionReader }: Services) =>
        new InspectionResolver(inspections, new InspectionPhotos({ em, files, events }), inspectionReader),
    ),
    resolver(
      InspectionReportResolver,
      ({ inspectionReports }: Services) => new InspectionReportResolver(inspectionReports),
    ),
    resolver(
      InspectionFieldsResolver,
      ({ inspectionReader, vehiclesById, employeesById }: Services) =>
        new InspectionFieldsResolver(inspectionReader, vehiclesById, employeesById),
    ),
    resolver(CustomerPapersResolver, ({ inspectionReader }: Services) => new CustomerPapersResolver(inspectionReader)),
    { type: InspectionPhotoResolver, make: () => new InspectionPhotoResolver() },
    resolver(
      VehicleDamageResolver,
      ({ em, domainEvents, inspectionReader }: Services) =>
        new VehicleDamageResolver(new DamageService(em, domainEvents), inspectionReader),
    ),
    { type: DamageFieldsResolver, make: () => new DamageFieldsResolver() },
    resolver(
      InspectionSettingsResolver,
      ({ inspectionSettings }: Services) => new InspectionSettingsResolver(inspectionSettings),
    ),
  ],
  routes: [inspectionRoutes],
  register: ({ inspections, inspectionReports, paperPhotos }: Services) => {
    inspections.register();
    inspectionReports.register();
    paperPhotos.register();
  },
} satisfies ServerModule<never>;
