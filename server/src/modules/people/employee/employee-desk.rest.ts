import { dataOf, json, MESSAGE, messageAnd, pageOf } from '../../../api/rest/answers.js';
import { data, group, pagedData, type RestRoute, route } from '../../../api/rest/route.js';
import { ID_PARAM } from '../../../api/rest/wire-fields.js';
import { idOf } from '../../../kernel/ids.js';
import { readEmployeeEdit, parseNewEmployee } from './employee-desk.commands.js';
import type { EmployeeDeskService } from './employee-desk.service.js';
import {
  EMPLOYEE,
  EMPLOYEE_EDIT,
  EMPLOYEE_FIELD_NAMES,
  employeeEditFromWire,
  employeeRecordToWire,
  NEW_EMPLOYEE,
  newEmployeeFromWire,
} from './employee-desk.wire.js';

/** Declares the REST calls about the staff's accounts. */
export function employeeDeskRoutes({
  employeeDesk: desk,
}: {
  readonly employeeDesk: EmployeeDeskService;
}): RestRoute[] {
  return group('Staff', [
    route({
      method: 'GET',
      path: '/admin/getUsers',
      access: 'STAFF',
      summary: 'Lists the staff, page by page',
      paged: true,
      answer: json(pageOf(EMPLOYEE)),
      handle: async ({ actor, page }) =>
        pagedData(await desk.list(actor, undefined, undefined, page), employeeRecordToWire),
    }),
    route({
      method: 'GET',
      path: '/User/:id',
      access: 'STAFF',
      summary: 'Returns a member of staff',
      params: { id: ID_PARAM },
      answer: json(dataOf(EMPLOYEE)),
      handle: async ({ actor, params }) => data(employeeRecordToWire(await desk.get(actor, idOf(params['id'])))),
    }),
    route({
      method: 'POST',
      path: '/admin/register',
      access: 'ADMIN',
      summary: 'Adds a member of staff',
      body: NEW_EMPLOYEE,
      answer: json(messageAnd(EMPLOYEE)),
      fieldNames: EMPLOYEE_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const employee = await desk.create(actor, parseNewEmployee(newEmployeeFromWire(body)));
        return { message: "L'utilisateur a été enregistré", ...data(employeeRecordToWire(employee)) };
      },
    }),
    route({
      method: 'POST',
      path: '/UserModifier',
      access: 'STAFF',
      summary: 'Changes a member of staff; fields that are not sent keep their value',
      body: EMPLOYEE_EDIT,
      record: ['id'],
      answer: json(messageAnd(EMPLOYEE)),
      refusals: [404, 409, 429],
      fieldNames: EMPLOYEE_FIELD_NAMES,
      handle: async ({ actor, body, ip }) => {
        const employee = await desk.update(actor, readEmployeeEdit(employeeEditFromWire(body)), ip);
        return { message: 'Le User a été Modifié.', ...data(employeeRecordToWire(employee)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/User/:id',
      access: 'STAFF',
      summary: 'Deletes a member of staff',
      params: { id: ID_PARAM },
      answer: json(MESSAGE),
      refusals: [409],
      handle: async ({ actor, params }) => {
        await desk.delete(actor, idOf(params['id']));
        return { message: "L'utilisateur a été supprimé." };
      },
    }),
  ]);
}
