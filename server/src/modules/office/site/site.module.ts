import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { BrandsById } from '../../fleet/brand/brands-by-id.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { SiteResolver } from './site.resolver.js';
import { SiteService } from './site.service.js';

interface Services extends Platform {
  readonly agencies: AgencyService;
  readonly settings: SettingsService;
  readonly site: SiteService;
  readonly vehicleReader: VehicleReader;
  readonly brandsById: BrandsById;
}

export const siteModule = {
  services: {
    site: ({ snapshots, settings, agencies, vehicleReader, brandsById: brands, publicUrl }: Services) =>
      new SiteService({ snapshots, settings, agencies, vehicleReader, brands, publicUrl }),
  },
  resolvers: [resolver(SiteResolver, ({ site }: Services) => new SiteResolver(site))],
} satisfies ServerModule<never>;
