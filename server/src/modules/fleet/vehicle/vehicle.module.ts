import { sql } from 'kysely';
import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import type { AuditService } from '../../base/audit/audit.service.js';
import type { AgenciesById } from '../agency/agencies-by-id.js';
import type { BrandsById } from '../brand/brands-by-id.js';
import type { AgencyService } from '../agency/agency.service.js';
import type { OccupationService } from '../occupation/occupation.service.js';
import type { RentalAheadAmong } from '../occupation/rental-ahead.js';
import { CarriedVehicles } from './carried-vehicles.js';
import { VehicleDeskResolver } from './vehicle-desk.resolver.js';
import { vehicleDeskRoutes } from './vehicle-desk.rest.js';
import { VehicleDeskService } from './vehicle-desk.service.js';
import type { VehicleAlerts } from './vehicle-alert.js';
import type { VehicleRisks } from './vehicle-risks.js';
import { Insurance, Vehicle, type VehicleTable } from './vehicle.entity.js';
import type { PriceBooks } from './price-books.js';
import { agencyOfVehicle } from './agency-of-vehicle.js';
import { VehicleReader } from './vehicle.reader.js';
import { VehicleResolver } from './vehicle.resolver.js';
import { vehicleRoutes } from './vehicle.rest.js';
import { VehicleService } from './vehicle.service.js';
import { type VehiclesById, vehiclesById } from './vehicles-by-id.js';

interface Services extends Platform {
  readonly agencies: AgencyService;
  readonly agenciesById: AgenciesById;
  readonly brandsById: BrandsById;
  readonly audit: AuditService;
  readonly occupations: OccupationService;
  /** Provided by the module of reservations. */
  readonly rentalAheadAmong: RentalAheadAmong;
  readonly vehicleDesk: VehicleDeskService;
  /** Provided by the maintenance module. */
  readonly vehicleAlerts: VehicleAlerts;
  /** Provided by the reservations. */
  readonly vehicleRisks: VehicleRisks;
  /** Provided by the module of prices. */
  readonly prices: PriceBooks;
  readonly vehicleReader: VehicleReader;
  readonly vehicleRecords: VehicleService;
  readonly vehiclesById: VehiclesById;
}

export const vehicleModule = {
  entities: [Insurance, Vehicle],
  snapshotRecords: [Vehicle],
  fileColumns: [
    { folder: 'vehicules', table: 'vehicle', column: 'image_file', holds: 'NAME' },
    { folder: 'vehicules', table: 'vehicle', column: 'gallery_files', holds: 'NAMES' },
  ],
  services: {
    agencyOfVehicle: ({ reader }: Platform) => agencyOfVehicle(reader),
    vehiclesById: ({ reader }: Platform) => vehiclesById(reader),
    vehicleRecords: ({ em }: Platform) => new VehicleService(em),
    carriedVehicles: ({ em }: Platform) => new CarriedVehicles(em),
    vehicleReader: ({ reader, occupations, vehicleAlerts, snapshots, prices, vehicleRisks, agenciesById }: Services) =>
      new VehicleReader(reader, occupations, vehicleAlerts, snapshots, prices, vehicleRisks, agenciesById),
    vehicleDesk: (services: Services) => {
      const { em, files, rentalAheadAmong, vehicleAlerts: alerts, vehicleReader: reader } = services;
      const { vehiclesById: vehicles, brandsById: brands, agenciesById: agencies } = services;
      return new VehicleDeskService({ em, files, rentalAheadAmong, alerts, reader, vehicles, brands, agencies });
    },
  },
  resolvers: [
    resolver(VehicleDeskResolver, ({ vehicleDesk }: Services) => new VehicleDeskResolver(vehicleDesk)),
    resolver(
      VehicleResolver,
      ({ vehicleReader, brandsById, agenciesById }: Services) =>
        new VehicleResolver(vehicleReader, brandsById, agenciesById),
    ),
  ],
  routes: [vehicleDeskRoutes, vehicleRoutes],
  register: ({ audit }: Services) =>
    audit.nameBy<VehicleTable>(AuditedRecord.VEHICLE, (tables, ids) =>
      tables
        .selectFrom('vehicle')
        .select(['id', sql<string>`name || ' · ' || plate_number`.as('name')])
        .where('id', 'in', ids),
    ),
} satisfies ServerModule<never>;
