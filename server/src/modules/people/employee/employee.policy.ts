import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { StaffActor } from '../../../kernel/actor.js';
import { AdminAccountError, RoleReservedError } from './employee.errors.js';
import { type Employee, EmployeeRole } from '../account/employee.entity.js';

/** Throws AdminAccountError when an employee edits or deletes an Admin (docs/rules/accounts.md#roles-of-the-staff). */
export function assertMayTouch(actor: StaffActor, employee: Pick<Employee, 'id' | 'role'>): void {
  if (employee.role !== EmployeeRole.ADMIN || actor.kind === 'admin') return;
  noteSecurityEvent('access.refused', { subject: `employee:${employee.id}`, reason: 'admin-account' });
  throw new AdminAccountError();
}

/** Throws RoleReservedError when an employee sets a role; sending the current one is allowed. */
export function assertMaySetRole(
  actor: StaffActor,
  employee: Pick<Employee, 'id' | 'role'>,
  role: EmployeeRole | null | undefined,
): void {
  if (role == null || role === employee.role || actor.kind === 'admin') return;
  noteSecurityEvent('access.refused', { subject: `employee:${employee.id}`, reason: 'role-change' });
  throw new RoleReservedError();
}
