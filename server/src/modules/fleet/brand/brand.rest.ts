import { data, pagedData, type RestRoute } from '../../../api/rest/router.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import type { BrandService } from './brand.service.js';
import { BRAND_FIELD_NAMES, brandToWire, shownFromWire } from './brand.wire.js';

/** Gives the REST calls about makes of vehicles. */
export function brandRoutes({ brands }: { readonly brands: BrandService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getMarques',
      access: 'ANYONE',
      open: true,
      handle: async ({ actor }) => data((await brands.all(actor)).map(brandToWire)),
    },
    {
      method: 'GET',
      path: '/marque',
      access: 'STAFF',
      handle: async ({ actor, page }) => pagedData(await brands.list(actor, undefined, undefined, page), brandToWire),
    },
    {
      method: 'GET',
      path: '/marque/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        const brand = await brands.get(actor, params['id']);
        return data({ ...brandToWire(brand), version: brand.version });
      },
    },
    {
      method: 'POST',
      path: '/marque',
      access: 'STAFF',
      fieldNames: BRAND_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const brand = await brands.create(actor, { name: body['nom'], image: files['image'] });
        return { message: 'La marque a été ajouté.', ...data(brandToWire(brand)) };
      },
    },
    {
      method: 'POST',
      path: '/marqueModifier',
      access: 'STAFF',
      fieldNames: BRAND_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const changes = { name: body['nom'], image: files['image'] };
        const brand = await brands.update(actor, body['id'], sentVersion(body), changes);
        return { message: 'La marque a été modifiée.', ...data(brandToWire(brand)) };
      },
    },
    {
      method: 'DELETE',
      path: '/marque/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        await brands.archive(actor, params['id']);
        return { message: 'La marque a été supprimé.' };
      },
    },
    {
      method: 'PUT',
      path: '/marque/:id/toggle-affichage',
      access: 'STAFF',
      handle: async ({ actor, params, body }) => {
        const brand = await brands.setShown(actor, params['id'], shownFromWire(body['affichage_site']));
        return { message: `L'état de l'affichage pour ${brand.name} a été modifié.`, ...data(brandToWire(brand)) };
      },
    },
  ];
}
