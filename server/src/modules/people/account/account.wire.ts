import { ID } from '../../../api/rest/wire-fields.js';
import {
  choice,
  day,
  dirhams,
  named,
  nullable,
  object,
  text,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { toWireTime } from '../../../kernel/time.js';
import { TITLE, titleToWire } from './title.wire.js';
import { type CustomerRecord, CustomerStatus } from './customer.entity.js';
import { type EmployeeRecord, EmployeeRole, EmployeeStatus } from './employee.entity.js';

const WIRE_ROLES = { [EmployeeRole.ADMIN]: 'Admin', [EmployeeRole.EMPLOYEE]: 'Employe' } as const;
type WireRole = (typeof WIRE_ROLES)[EmployeeRole];

/** The fields of a member of staff in every answer. */
export const EMPLOYEE_FIELDS = {
  id: ID,
  nom: text(),
  prenom: text(),
  email: text(),
  telephone: nullable(text()),
  role: choice(Object.values(WIRE_ROLES)),
  statut: choice(['Active', 'Inactive']),
  email_verified_at: nullable(wireTime()),
} as const;

/** The account of a member of staff, for themselves. */
export const EMPLOYEE_ACCOUNT = named('EmployeeAccount', object(EMPLOYEE_FIELDS));

/** The same with the data of the profile page. */
export const PROFILE = named(
  'Profile',
  object({
    ...EMPLOYEE_FIELDS,
    username: nullable(text()),
    cin: nullable(text()),
    dateDebutAbon: nullable(day()),
    dateFinAbon: nullable(day()),
    typeAbon: nullable(text()),
    prixAbon: nullable(dirhams()),
  }),
);

/** The account of a customer, for themselves. */
export const CUSTOMER_ACCOUNT = named(
  'CustomerAccount',
  object({
    id: ID,
    nom: text(),
    prenom: text(),
    email: text(),
    telephone: text(),
    adresse: text(),
    sexe: TITLE,
    cin: nullable(text()),
    statut: choice(['Active', 'Inactive']),
    email_verified_at: nullable(wireTime()),
  }),
);

/** Converts an employee's role to the REST name. */
export function roleToWire(role: EmployeeRole): WireRole {
  return WIRE_ROLES[role];
}

/** Converts an employee for `GET /api/employe`. */
export function employeeToWire(employee: EmployeeRecord): ValueOf<typeof EMPLOYEE_ACCOUNT> {
  return {
    id: employee.id,
    nom: employee.lastName,
    prenom: employee.firstName,
    email: employee.email,
    telephone: employee.phone,
    role: roleToWire(employee.role),
    statut: employee.status === EmployeeStatus.ACTIVE ? 'Active' : 'Inactive',
    email_verified_at: employee.emailVerifiedAt ? toWireTime(employee.emailVerifiedAt) : null,
  };
}

/** Converts an employee with the data of the profile page, for `GET /api/user` (docs/rules/back-office.md#profile). */
export function profileToWire(employee: EmployeeRecord): ValueOf<typeof PROFILE> {
  return {
    ...employeeToWire(employee),
    username: employee.username,
    cin: employee.nationalId,
    dateDebutAbon: employee.subscriptionStartsOn,
    dateFinAbon: employee.subscriptionEndsOn,
    typeAbon: employee.subscriptionType,
    prixAbon: employee.subscriptionPrice === null ? null : Number(employee.subscriptionPrice),
  };
}

/** Converts a customer for `GET /api/client`, whose `statut` is spelled 'Inactive' (docs/rules/rest-calls.md#names-of-things). */
export function customerToWire(customer: CustomerRecord): ValueOf<typeof CUSTOMER_ACCOUNT> {
  return {
    id: customer.id,
    nom: customer.lastName,
    prenom: customer.firstName,
    email: customer.email,
    telephone: customer.phone,
    adresse: customer.address,
    sexe: titleToWire(customer.title),
    cin: customer.nationalId,
    statut: customer.status === CustomerStatus.ACTIVE ? 'Active' : 'Inactive',
    email_verified_at: customer.emailVerifiedAt ? toWireTime(customer.emailVerifiedAt) : null,
  };
}
