import { dataOf, json, messageAnd, pageOf } from '../../../api/rest/answers.js';
import { data, group, pagedData, type RestRoute, route } from '../../../api/rest/route.js';
import { refusalWith } from '../../../api/rest/refusals.js';
import { ID_PARAM, RESERVATION_NUMBER } from '../../../api/rest/wire-fields.js';
import { object, text } from '../../../api/rest/wire-schema.js';
import { idOf } from '../../../kernel/ids.js';
import { parseCustomerEdit, parseNewCustomer } from './customer-desk.commands.js';
import type { CustomerDeskService } from './customer-desk.service.js';
import {
  CUSTOMER,
  CUSTOMER_EDIT,
  CUSTOMER_FIELD_NAMES,
  customerEditFromWire,
  customerRecordToWire,
  NEW_CUSTOMER,
  newCustomerFromWire,
} from './customer-desk.wire.js';
import type { CustomerListService } from './customer-list.js';

interface Services {
  readonly customerDesk: CustomerDeskService;
  readonly customerLists: CustomerListService;
}

/** Declares the staff's REST calls about customers. */
export function customerDeskRoutes({ customerDesk: desk, customerLists: lists }: Services): RestRoute[] {
  return group('Customers', [
    route({
      method: 'GET',
      path: '/admin/getClients',
      access: 'STAFF',
      summary: 'Lists the customers, page by page',
      paged: true,
      answer: json(pageOf(CUSTOMER)),
      handle: async ({ actor, page }) =>
        pagedData(await lists.list(actor, undefined, undefined, page), customerRecordToWire),
    }),
    route({
      method: 'GET',
      path: '/Client/:id',
      access: 'STAFF',
      summary: 'Returns a customer',
      params: { id: ID_PARAM },
      answer: json(dataOf(CUSTOMER)),
      handle: async ({ actor, params }) => data(customerRecordToWire(await desk.get(actor, idOf(params['id'])))),
    }),
    route({
      method: 'POST',
      path: '/admin/inscriptionFromAdmin',
      access: 'STAFF',
      summary: 'Adds a customer, whose address counts as verified',
      body: NEW_CUSTOMER,
      answer: json(object({ msg: text(), data: CUSTOMER })),
      fieldNames: CUSTOMER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const customer = await desk.create(actor, parseNewCustomer(actor, newCustomerFromWire(body)));
        return { msg: 'registre successful', ...data(customerRecordToWire(customer)) };
      },
    }),
    route({
      method: 'POST',
      path: '/ClientModifier',
      access: 'STAFF',
      summary: 'Changes a customer; fields that are not sent keep their value',
      body: CUSTOMER_EDIT,
      record: ['id'],
      answer: json(messageAnd(CUSTOMER)),
      refusals: [404, 409],
      fieldNames: CUSTOMER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const customer = await desk.update(actor, parseCustomerEdit(customerEditFromWire(body)));
        return { message: 'Le Client a été Modifié.', ...data(customerRecordToWire(customer)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/Client/:id',
      access: 'STAFF',
      summary: 'Deletes a customer, or archives one with reservations',
      params: { id: ID_PARAM },
      answer: json(object({ msg: text() })),
      otherAnswers: { 409: refusalWith(409, { number: RESERVATION_NUMBER }) },
      handle: async ({ actor, params }) => {
        await desk.delete(actor, idOf(params['id']));
        return { msg: 'Enregistrement supprimé!' };
      },
    }),
    route({
      // Documented as a GET although it changes the customer; the token is sent in a header, so that no link can trigger it.
      method: 'GET',
      path: '/BlockClient/:id',
      access: 'STAFF',
      summary: 'Blocks a customer, or unblocks a blocked one',
      params: { id: ID_PARAM },
      answer: json(messageAnd(CUSTOMER)),
      handle: async ({ actor, params }) => {
        const customer = await desk.toggleBlock(actor, idOf(params['id']));
        return { message: "L'utilisateur a été Bloquer/Débloquer", ...data(customerRecordToWire(customer)) };
      },
    }),
  ]);
}
