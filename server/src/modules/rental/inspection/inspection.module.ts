import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import type { StageService } from '../stage/stage.service.js';
import { Damage } from './damage.entity.js';
import { DamageFieldsResolver, VehicleDamageResolver } from './damage.resolver.js';
import { DamageService } from './damage.service.js';
import { Inspection, InspectionPhoto } from './inspection.entity.js';
import { PAPER_PHOTOS } from './inspection.jobs.js';
import { INSPECTION_FOLDER, InspectionPhotos } from './inspection-photos.service.js';
import { InspectionReader } from './inspection.reader.js';
import { InspectionFieldsResolver, InspectionPhotoResolver, InspectionResolver } from './inspection.resolver.js';
import { InspectionService } from './inspection.service.js';
import { InspectionSettings } from './inspection-settings.entity.js';
import { InspectionSettingsResolver } from './inspection-settings.resolver.js';
import { InspectionSettingsService } from './inspection-settings.service.js';
import { PaperPhotos } from './paper-photos.js';

interface Services extends Platform {
  readonly reservations: ReservationService;
  readonly rentalStages: StageService;
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
  jobs: [PAPER_PHOTOS],
  services: {
    inspectionReader: ({ reader }: Services) => new InspectionReader(reader),
    inspectionSettings: ({ em }: Services) => new InspectionSettingsService(em),
    inspections: (services: Services) => {
      const { em, domainEvents, events, files, reservations, rentalStages, inspectionSettings: settings } = services;
      return new InspectionService({ em, domainEvents, events, files, reservations, rentalStages, settings });
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
      InspectionFieldsResolver,
      ({ inspectionReader }: Services) => new InspectionFieldsResolver(inspectionReader),
    ),
    { type: InspectionPhotoResolver, make: () => new InspectionPhotoResolver() },
    resolver(
      VehicleDamageResolver,
      ({ em, inspectionReader }: Services) => new VehicleDamageResolver(new DamageService(em), inspectionReader),
    ),
    { type: DamageFieldsResolver, make: () => new DamageFieldsResolver() },
    resolver(
      InspectionSettingsResolver,
      ({ inspectionSettings }: Services) => new InspectionSettingsResolver(inspectionSettings),
    ),
  ],
  register: ({ inspections, paperPhotos }: Services) => {
    inspections.register();
    paperPhotos.register();
  },
} satisfies ServerModule<never>;
