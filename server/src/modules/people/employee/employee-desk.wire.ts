import type { RecordOf } from '../../../platform/database/records.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { toWireTime } from '../../../kernel/time.js';
import { titleFromWire, titleToWire } from '../account/title.wire.js';
import type { CreateEmployeeInput } from './employee-desk.input.js';
import type { EmployeeEdit } from './employee-desk.service.js';
import { type Employee, EmployeeRole } from '../account/employee.entity.js';
import { employeeToWire } from '../account/account.wire.js';

const ROLES: ReadonlyMap<unknown, EmployeeRole> = new Map([
  ['Admin', EmployeeRole.ADMIN],
  ['Employe', EmployeeRole.EMPLOYEE],
]);

/** Domain field → wire field of the employee form. */
export const EMPLOYEE_FIELD_NAMES = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  title: 'sexe',
  phone: 'telephone',
  currentPassword: 'ancien_mot_de_passe',
} as const;

/** The body of `POST /api/admin/register`; the service checks what its fields really are. */
export function newEmployeeFromWire(body: Readonly<Record<string, unknown>>): CreateEmployeeInput {
  return {
    ...textFields(body),
    title: titleFromWire(body['sexe']),
    role: roleFromWire(body['role']) ?? EmployeeRole.EMPLOYEE,
  } as CreateEmployeeInput;
}

/** The body of `POST /api/UserModifier`: a field that is not sent, or a choice that is sent empty, stays as it was. */
export function employeeEditFromWire(body: Readonly<Record<string, unknown>>): EmployeeEdit {
  return {
    ...textFields(body),
    currentPassword: body['ancien_mot_de_passe'],
    id: body['id'],
    version: sentVersion(body),
    title: isSent(body['sexe']) ? titleFromWire(body['sexe']) : undefined,
    role: roleFromWire(body['role']),
  } as EmployeeEdit;
}

/** A member of staff in the back-office's calls. */
export function employeeRecordToWire(employee: RecordOf<Employee>) {
  return {
    ...employeeToWire(employee),
    adresse: employee.address ?? null,
    sexe: titleToWire(employee.title),
    created_at: toWireTime(employee.createdAt),
    updated_at: toWireTime(employee.updatedAt),
    version: employee.version,
  };
}

function textFields(body: Readonly<Record<string, unknown>>) {
  return {
    lastName: body['nom'],
    firstName: body['prenom'],
    email: body['email'],
    address: body['adresse'],
    phone: body['telephone'],
    password: body['password'],
  };
}

/** Undefined when none was sent; what is no role is handed on to be refused. */
function roleFromWire(role: unknown): EmployeeRole | undefined {
  return isSent(role) ? (ROLES.get(role) ?? (role as EmployeeRole)) : undefined;
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
