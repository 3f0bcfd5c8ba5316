import { data, pagedData, type RestRoute } from '../../../api/rest/router.js';
import type { EmployeeDeskService } from './employee-desk.service.js';
import {
  EMPLOYEE_FIELD_NAMES,
  employeeEditFromWire,
  employeeRecordToWire,
  newEmployeeFromWire,
} from './employee-desk.wire.js';

/** Gives the REST calls about the staff's accounts. */
export function employeeDeskRoutes({
  employeeDesk: desk,
}: {
  readonly employeeDesk: EmployeeDeskService;
}): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getUsers',
      access: 'STAFF',
      handle: async ({ actor, page }) =>
        pagedData(await desk.list(actor, undefined, undefined, page), employeeRecordToWire),
    },
    {
      method: 'GET',
      path: '/User/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => data(employeeRecordToWire(await desk.get(actor, params['id']))),
    },
    {
      method: 'POST',
      path: '/admin/register',
      access: 'ADMIN',
      fieldNames: EMPLOYEE_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const employee = await desk.create(actor, newEmployeeFromWire(body));
        return { message: "L'utilisateur a été enregistré", ...data(employeeRecordToWire(employee)) };
      },
    },
    {
      method: 'POST',
      path: '/UserModifier',
      access: 'STAFF',
      fieldNames: EMPLOYEE_FIELD_NAMES,
      handle: async ({ actor, body, ip }) => {
        const employee = await desk.update(actor, employeeEditFromWire(body), ip);
        return { message: 'Le User a été Modifié.', ...data(employeeRecordToWire(employee)) };
      },
    },
    {
      method: 'DELETE',
      path: '/User/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        await desk.delete(actor, params['id']);
        return { message: "L'utilisateur a été supprimé." };
      },
    },
  ];
}
