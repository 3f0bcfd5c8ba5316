import type { StaffActor } from '../../shared/actor.js';
import { AdminAccountError, RoleReservedError } from './employee.errors.js';
import { type Employee, EmployeeRole } from './employee.entity.js';

/** An employee never edits or deletes an Admin (spec/3-decisions §4). Throws AdminAccountError. */
export function assertMayTouch(actor: StaffActor, employee: Pick<Employee, 'role'>): void {
  if (employee.role === EmployeeRole.ADMIN && actor.kind !== 'admin') throw new AdminAccountError();
}

/** An employee never sets a role; sending the one that stands changes nothing. Throws RoleReservedError. */
export function assertMaySetRole(
  actor: StaffActor,
  employee: Pick<Employee, 'role'>,
  role: EmployeeRole | null | undefined,
): void {
  if (role != null && role !== employee.role && actor.kind !== 'admin') throw new RoleReservedError();
}
