import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { BrandsById } from '../../fleet/brand/brands-by-id.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import { SiteResolver } from './site.resolver.js';
import { SiteClaimsReader } from './site-claims.js';
import { SiteService } from './site.service.js';

interface Services extends Platform {
  readonly agencies: AgencyService;
  readonly settings: SettingsService;
  readonly site: SiteService;
  readonly siteClaims: SiteClaimsReader;
  readonly vehicleReader: VehicleReader;
  readonly brandsById: BrandsById;
}

export const siteModule = {
  services: {
    siteClaims: ({ reader, snapshots }: Services) => new SiteClaimsReader(reader, snapshots),
    site: ({
      snapshots,
      settings,
      siteClaims: claims,
      agencies,
      vehicleReader,
      brandsById: brands,
      publicUrl,
    }: Services) => new SiteService({ snapshots, settings, claims, agencies, vehicleReader, brands, publicUrl }),
  },
  resolvers: [resolver(SiteResolver, ({ site, siteClaims }: Services) => new SiteResolver(site, siteClaims))],
} satisfies ServerModule<never>;
