import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { Agency } from './agency.entity.js';
import { AgencyResolver } from './agency.resolver.js';
import { agencyRoutes } from './agency.rest.js';
import { AgencyService } from './agency.service.js';

export const agencyModule = {
  entities: [Agency],
  snapshotRecords: [Agency],
  fileColumns: [{ folder: 'logos', table: 'agency', column: 'image_file', holds: 'NAME' }],
  services: {
    agencies: ({ em, reader, files, snapshots }: Platform) => new AgencyService({ em, reader, files, snapshots }),
  },
  resolvers: [
    resolver(AgencyResolver, ({ agencies }: { readonly agencies: AgencyService }) => new AgencyResolver(agencies)),
  ],
  routes: [agencyRoutes],
} satisfies ServerModule<never>;
