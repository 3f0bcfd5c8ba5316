import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { RentalAheadAmong } from '../occupation/rental-ahead.js';
import { Agency } from './agency.entity.js';
import { AgencyResolver } from './agency.resolver.js';
import { type AgenciesById, agenciesById } from './agencies-by-id.js';
import { agencyRoutes } from './agency.rest.js';
import { type AgencyOfVehicle, AgencyService } from './agency.service.js';

interface Services extends Platform {
  readonly agenciesById: AgenciesById;
  /** Provided by the reservations. */
  readonly rentalAheadAmong: RentalAheadAmong;
  /** Provided by the vehicles. */
  readonly agencyOfVehicle: AgencyOfVehicle;
}

export const agencyModule = {
  entities: [Agency],
  snapshotRecords: [Agency],
  fileColumns: [{ folder: 'logos', table: 'agency', column: 'image_file', holds: 'NAME' }],
  services: {
    agenciesById: ({ reader, snapshots }: Platform) => agenciesById(reader, snapshots),
    agencies: ({ em, reader, files, snapshots, agenciesById, rentalAheadAmong, agencyOfVehicle }: Services) =>
      new AgencyService({ em, reader, files, snapshots, agenciesById, rentalAheadAmong, agencyOfVehicle }),
  },
  resolvers: [
    resolver(AgencyResolver, ({ agencies }: { readonly agencies: AgencyService }) => new AgencyResolver(agencies)),
  ],
  routes: [agencyRoutes],
} satisfies ServerModule<never>;
