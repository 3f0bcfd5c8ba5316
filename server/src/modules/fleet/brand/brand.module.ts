import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { RentalAheadAmong } from '../occupation/rental-ahead.js';
import { Brand } from './brand.entity.js';
import { BrandResolver } from './brand.resolver.js';
import { brandRoutes } from './brand.rest.js';
import { brandsById } from './brands-by-id.js';
import { BrandService } from './brand.service.js';

interface Services extends Platform {
  /** Provided by the reservations. */
  readonly rentalAheadAmong: RentalAheadAmong;
}

export const brandModule = {
  entities: [Brand],
  snapshotRecords: [Brand],
  fileColumns: [{ folder: 'marques', table: 'brand', column: 'image_file', holds: 'NAME' }],
  services: {
    brandsById: ({ reader, snapshots }: Platform) => brandsById(reader, snapshots),
    brands: ({ em, reader, files, snapshots, rentalAheadAmong }: Services) =>
      new BrandService({ em, reader, files, snapshots, rentalAheadAmong }),
  },
  resolvers: [resolver(BrandResolver, ({ brands }: { readonly brands: BrandService }) => new BrandResolver(brands))],
  routes: [brandRoutes],
} satisfies ServerModule<never>;
