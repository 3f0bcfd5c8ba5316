import { data, type RestRoute } from '../../rest/router.js';
import type { BrandService } from './brand.service.js';
import { brandToWire } from './brand.wire.js';

/** Makes of vehicles (spec/1-public-site §7). */
export function brandRoutes({ brands }: { readonly brands: BrandService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getMarques',
      access: 'ANYONE',
      handle: async ({ actor }) => data((await brands.all(actor)).map(brandToWire)),
    },
  ];
}
