import { dataOf, json, MESSAGE, messageAnd, pageOf } from '../../../api/rest/answers.js';
import { data, group, pagedData, type RestRoute, route } from '../../../api/rest/route.js';
import { ID_PARAM } from '../../../api/rest/wire-fields.js';
import { list } from '../../../api/rest/wire-schema.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { idOf } from '../../../kernel/ids.js';
import { parseBrandEdit, parseNewBrand } from './brand.commands.js';
import type { BrandService } from './brand.service.js';
import {
  BRAND,
  BRAND_EDIT,
  BRAND_FIELD_NAMES,
  BRAND_TOGGLE,
  BRAND_WITH_VERSION,
  brandToWire,
  NEW_BRAND,
  shownFromWire,
} from './brand.wire.js';

/** Declares the REST calls about makes of vehicles. */
export function brandRoutes({ brands }: { readonly brands: BrandService }): RestRoute[] {
  return group('Brands', [
    route({
      method: 'GET',
      path: '/admin/getMarques',
      access: 'ANYONE',
      summary: 'Lists the brands: all for staff, those shown on the site for others',
      answer: json(dataOf(list(BRAND))),
      open: true,
      handle: async ({ actor }) => data((await brands.all(actor)).map(brandToWire)),
    }),
    route({
      method: 'GET',
      path: '/marque',
      access: 'STAFF',
      summary: 'Lists the brands page by page',
      paged: true,
      answer: json(pageOf(BRAND)),
      handle: async ({ actor, page }) => pagedData(await brands.list(actor, undefined, undefined, page), brandToWire),
    }),
    route({
      method: 'GET',
      path: '/marque/:id',
      access: 'STAFF',
      summary: 'Returns a brand',
      params: { id: ID_PARAM },
      answer: json(dataOf(BRAND_WITH_VERSION)),
      handle: async ({ actor, params }) => {
        const brand = await brands.get(actor, idOf(params['id']));
        return data({ ...brandToWire(brand), version: brand.version });
      },
    }),
    route({
      method: 'POST',
      path: '/marque',
      access: 'STAFF',
      summary: 'Adds a brand',
      body: NEW_BRAND,
      answer: json(messageAnd(BRAND)),
      fieldNames: BRAND_FIELD_NAMES,
      handle: async ({ actor, body, files: { image } }) => {
        const brand = await brands.create(actor, parseNewBrand({ name: body['nom'] }), image);
        return { message: 'La marque a été ajouté.', ...data(brandToWire(brand)) };
      },
    }),
    route({
      method: 'POST',
      path: '/marqueModifier',
      access: 'STAFF',
      summary: 'Changes a brand; fields that are not sent keep their value',
      body: BRAND_EDIT,
      record: ['id'],
      answer: json(messageAnd(BRAND)),
      refusals: [404, 409],
      fieldNames: BRAND_FIELD_NAMES,
      handle: async ({ actor, body, files: { image } }) => {
        const edit = parseBrandEdit({ id: body['id'], version: sentVersion(body), name: body['nom'] ?? undefined });
        const brand = await brands.update(actor, edit, image);
        return { message: 'La marque a été modifiée.', ...data(brandToWire(brand)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/marque/:id',
      access: 'STAFF',
      summary: 'Removes a brand from every list; refused while a vehicle of it is rented or reserved',
      params: { id: ID_PARAM },
      answer: json(MESSAGE),
      refusals: [409],
      handle: async ({ actor, params }) => {
        await brands.archive(actor, idOf(params['id']));
        return { message: 'La marque a été supprimé.' };
      },
    }),
    route({
      method: 'PUT',
      path: '/marque/:id/toggle-affichage',
      access: 'STAFF',
      summary: 'Shows a brand on the public site, or hides it',
      description: 'Without `affichage_site` the current value is inverted.',
      params: { id: ID_PARAM },
      body: BRAND_TOGGLE,
      answer: json(messageAnd(BRAND)),
      handle: async ({ actor, params, body }) => {
        const brand = await brands.setShown(actor, idOf(params['id']), shownFromWire(body['affichage_site']));
        return { message: `L'état de l'affichage pour ${brand.name} a été modifié.`, ...data(brandToWire(brand)) };
      },
    }),
  ]);
}
