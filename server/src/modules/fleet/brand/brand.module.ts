import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { Brand } from './brand.entity.js';
import { BrandResolver } from './brand.resolver.js';
import { brandRoutes } from './brand.rest.js';
import { BrandService } from './brand.service.js';

export const brandModule = {
  entities: [Brand],
  snapshotRecords: [Brand],
  fileColumns: [{ folder: 'marques', table: 'brand', column: 'image_file', holds: 'NAME' }],
  services: {
    brands: ({ em, reader, files, snapshots }: Platform) => new BrandService({ em, reader, files, snapshots }),
  },
  resolvers: [resolver(BrandResolver, ({ brands }: { readonly brands: BrandService }) => new BrandResolver(brands))],
  routes: [brandRoutes],
} satisfies ServerModule<never>;
