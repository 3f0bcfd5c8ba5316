import { data, pagedData, type RestRoute } from '../../../api/rest/router.js';
import type { CustomerDeskService } from './customer-desk.service.js';
import {
  CUSTOMER_FIELD_NAMES,
  customerEditFromWire,
  customerRecordToWire,
  newCustomerFromWire,
} from './customer-desk.wire.js';
import type { CustomerListService } from './customer.list.js';

interface Services {
  readonly customerDesk: CustomerDeskService;
  readonly customerLists: CustomerListService;
}

/** Gives the REST calls about the staff's customers. */
export function customerDeskRoutes({ customerDesk: desk, customerLists: lists }: Services): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getClients',
      access: 'STAFF',
      handle: async ({ actor, page }) =>
        pagedData(await lists.list(actor, undefined, undefined, page), customerRecordToWire),
    },
    {
      method: 'GET',
      path: '/Client/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => data(customerRecordToWire(await desk.get(actor, params['id']))),
    },
    {
      method: 'POST',
      path: '/admin/inscriptionFromAdmin',
      access: 'STAFF',
      fieldNames: CUSTOMER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const customer = await desk.create(actor, newCustomerFromWire(body));
        return { msg: 'registre successful', ...data(customerRecordToWire(customer)) };
      },
    },
    {
      method: 'POST',
      path: '/ClientModifier',
      access: 'STAFF',
      fieldNames: CUSTOMER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const customer = await desk.update(actor, customerEditFromWire(body));
        return { message: 'Le Client a été Modifié.', ...data(customerRecordToWire(customer)) };
      },
    },
    {
      method: 'DELETE',
      path: '/Client/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        await desk.delete(actor, params['id']);
        return { msg: 'Enregistrement supprimé!' };
      },
    },
    {
      // Documented as a GET although it changes the customer; the token travels in a header, so no link can trigger it.
      method: 'GET',
      path: '/BlockClient/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        const customer = await desk.toggleBlock(actor, params['id']);
        return { message: "L'utilisateur a été Bloquer/Débloquer", ...data(customerRecordToWire(customer)) };
      },
    },
  ];
}
