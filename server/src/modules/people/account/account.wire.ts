import type { RecordOf } from '../../../platform/database/records.js';
import { toWireTime } from '../../../kernel/time.js';
import { titleToWire } from './title.wire.js';
import { type Customer, CustomerStatus } from './customer.entity.js';
import { type Employee, EmployeeRole, EmployeeStatus, Subscription } from './employee.entity.js';

const WIRE_ROLES: Readonly<Record<EmployeeRole, string>> = {
  [EmployeeRole.ADMIN]: 'Admin',
  [EmployeeRole.EMPLOYEE]: 'Employe',
};

export function roleToWire(role: EmployeeRole): string {
  return WIRE_ROLES[role];
}

/** Gives the bare object of `GET /api/employe`. */
export function employeeToWire(employee: RecordOf<Employee>) {
  return {
    id: employee.id,
    nom: employee.lastName,
    prenom: employee.firstName,
    email: employee.email,
    telephone: employee.phone ?? null,
    role: roleToWire(employee.role),
    statut: employee.status === EmployeeStatus.ACTIVE ? 'Active' : 'Inactive',
    email_verified_at: employee.emailVerifiedAt ? toWireTime(employee.emailVerifiedAt) : null,
  };
}

/** Gives the bare object of `GET /api/user`: the same with what the profile page shows (docs/rules/back-office.md#profile). */
export function profileToWire(employee: RecordOf<Employee>) {
  // An embedded value whose columns are all empty is read as null.
  const { startsOn, endsOn, type, price } = (employee.subscription as Subscription | null) ?? new Subscription();
  return {
    ...employeeToWire(employee),
    username: employee.username ?? null,
    cin: employee.nationalId ?? null,
    dateDebutAbon: startsOn ?? null,
    dateFinAbon: endsOn ?? null,
    typeAbon: type ?? null,
    prixAbon: price === undefined || price === null ? null : Number(price),
  };
}

/**
 * Gives the bare object of `GET /api/client`, whose `statut` is spelled 'Inactive' (docs/rules/rest-calls.md#names-of-things).
 */
export function customerToWire(customer: RecordOf<Customer>) {
  return {
    id: customer.id,
    nom: customer.lastName,
    prenom: customer.firstName,
    email: customer.email,
    telephone: customer.phone,
    adresse: customer.address,
    sexe: titleToWire(customer.title),
    cin: customer.nationalId ?? null,
    statut: customer.status === CustomerStatus.ACTIVE ? 'Active' : 'Inactive',
    email_verified_at: customer.emailVerifiedAt ? toWireTime(customer.emailVerifiedAt) : null,
  };
}
