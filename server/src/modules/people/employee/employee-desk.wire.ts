import type { Sent } from '../../../kernel/commands.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import {
  RECORD_EDIT,
  SENT_ADDRESS,
  SENT_MAIL,
  SENT_NAME,
  SENT_NEW_PASSWORD,
  SENT_PASSWORD,
  SENT_PHONE,
  VERSION,
} from '../../../api/rest/wire-fields.js';
import {
  allRequired,
  choice,
  either,
  exactly,
  form,
  named,
  nullable,
  object,
  required,
  type SentFields,
  text,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { toWireTime } from '../../../kernel/time.js';
import { SENT_TITLE, TITLE, titleFromWire, titleToWire } from '../account/title.wire.js';
import type { NewEmployee, SentEmployeeEdit } from './employee-desk.commands.js';
import { type EmployeeRecord, EmployeeRole } from '../account/employee.entity.js';
import { EMPLOYEE_FIELDS, employeeToWire } from '../account/account.wire.js';

const ROLES: ReadonlyMap<string, EmployeeRole> = new Map([
  ['Admin', EmployeeRole.ADMIN],
  ['Employe', EmployeeRole.EMPLOYEE],
]);

/** A member of staff as the back-office's calls return them. */
export const EMPLOYEE = named(
  'Employee',
  object({
    ...EMPLOYEE_FIELDS,
    adresse: nullable(text()),
    sexe: TITLE,
    created_at: wireTime(),
    updated_at: wireTime(),
    version: VERSION,
  }),
);

const EMPLOYEE_TEXTS = {
  nom: SENT_NAME,
  prenom: SENT_NAME,
  email: SENT_MAIL,
  adresse: SENT_ADDRESS,
  telephone: SENT_PHONE,
} as const;
const EMPLOYEE_CHOICES = { sexe: SENT_TITLE, role: choice(['', ...ROLES.keys()]) } as const;

/** The body of `POST /api/admin/register`. */
export const NEW_EMPLOYEE = form({
  ...allRequired(EMPLOYEE_TEXTS),
  password: required(SENT_NEW_PASSWORD),
  ...EMPLOYEE_CHOICES,
});

/** The body of `POST /api/UserModifier`. */
export const EMPLOYEE_EDIT = form({
  ...RECORD_EDIT,
  ...EMPLOYEE_TEXTS,
  password: either(exactly('', { description: 'If empty, the old one is kept.' }), SENT_NEW_PASSWORD),
  ancien_mot_de_passe: SENT_PASSWORD,
  ...EMPLOYEE_CHOICES,
});

/** REST names of the employee form. */
export const EMPLOYEE_FIELD_NAMES = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  title: 'sexe',
  phone: 'telephone',
  currentPassword: 'ancien_mot_de_passe',
} as const;

/** Reads the fields of `POST /api/admin/register`, not yet checked. */
export function newEmployeeFromWire(body: SentFields<typeof NEW_EMPLOYEE>): Sent<NewEmployee> {
  return {
    ...textFields(body),
    title: titleFromWire(body['sexe']),
    role: roleFromWire(body['role']) ?? EmployeeRole.EMPLOYEE,
  };
}

/** Reads the body of `POST /api/UserModifier`: a field that is not sent, or an empty choice, keeps its value. */
export function employeeEditFromWire(body: SentFields<typeof EMPLOYEE_EDIT>): SentEmployeeEdit {
  return {
    ...textFields(body),
    currentPassword: body['ancien_mot_de_passe'],
    id: body['id'],
    version: sentVersion(body),
    title: isSent(body['sexe']) ? titleFromWire(body['sexe']) : undefined,
    role: roleFromWire(body['role']),
  };
}

/** Converts an employee to an entry of the REST list of the staff. */
export function employeeRecordToWire(employee: EmployeeRecord): ValueOf<typeof EMPLOYEE> {
  return {
    ...employeeToWire(employee),
    adresse: employee.address ?? null,
    sexe: titleToWire(employee.title),
    created_at: toWireTime(employee.createdAt),
    updated_at: toWireTime(employee.updatedAt),
    version: employee.version,
  };
}

function textFields(body: SentFields<typeof NEW_EMPLOYEE>) {
  return {
    lastName: body['nom'],
    firstName: body['prenom'],
    email: body['email'],
    address: body['adresse'],
    phone: body['telephone'],
    password: body['password'],
  };
}

/** Reads a role; undefined if none was sent. An unknown role is passed on, so that validation refuses it. */
function roleFromWire(role: unknown): unknown {
  return isSent(role) ? (ROLES.get(role as string) ?? role) : undefined;
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
