import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { CarriedRentals } from '../../booking/reservation/carried-rentals.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { BrandService } from '../../fleet/brand/brand.service.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import type { CarriedVehicles } from '../../fleet/vehicle/carried-vehicles.js';
import { customerImport } from './customer-import.js';
import { ImportDraft } from './import-draft.entity.js';
import { ImportKind } from './import-kind.js';
import { IMPORT_RETENTION } from './import.jobs.js';
import { ImportResolver } from './import.resolver.js';
import { ImportService } from './import.service.js';
import { reservationImport } from './reservation-import.js';
import { vehicleImport } from './vehicle-import.js';

interface Services extends Platform {
  readonly agencies: AgencyService;
  readonly brands: BrandService;
  readonly carriedRentals: CarriedRentals;
  readonly carriedVehicles: CarriedVehicles;
  readonly imports: ImportService;
  readonly prices: PriceBooks;
  readonly reservations: ReservationService;
}

export const importModule = {
  entities: [ImportDraft],
  jobs: [IMPORT_RETENTION],
  services: {
    imports: (services: Services) => {
      const { em, reader, events, jobs } = services;
      const kinds = {
        [ImportKind.VEHICLES]: vehicleImport(services),
        [ImportKind.CUSTOMERS]: customerImport(),
        [ImportKind.RESERVATIONS]: reservationImport(services),
      };
      return new ImportService({ em, reader, events, jobs, kinds });
    },
  },
  resolvers: [resolver(ImportResolver, ({ imports }: Services) => new ImportResolver(imports))],
  register: ({ imports }: Services) => imports.register(),
} satisfies ServerModule<never>;
