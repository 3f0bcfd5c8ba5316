import type { Actor, CustomerActor, EmployeeActor, KeyActor, StaffActor } from './actor.js';
import { isStaff } from './actor.js';
import { noteSecurityEvent } from './acting.js';
import { ForbiddenError, UnauthenticatedError } from './domain-error.js';

/** Who may call an operation; ACCOUNT is anyone who is logged in. Every GraphQL operation and REST call names one. */
export type Access = 'ANYONE' | 'ACCOUNT' | 'CUSTOMER' | 'STAFF' | 'ADMIN';

/** Requires staff, with an account or an access key. Throws UnauthenticatedError, ForbiddenError. */
export function requireStaff(actor: Actor): asserts actor is StaffActor {
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  if (!isStaff(actor)) throw refused();
}

/** Requires an Admin. Throws UnauthenticatedError, ForbiddenError. */
export function requireAdmin(actor: Actor): asserts actor is Extract<Actor, { kind: 'admin' }> {
  requireStaff(actor);
  if (actor.kind !== 'admin') throw refused();
}

/** Requires a customer. Throws UnauthenticatedError, ForbiddenError. */
export function requireCustomer(actor: Actor): asserts actor is CustomerActor {
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  if (actor.kind !== 'customer') throw refused();
}

/** Refuses access keys, because neither a person's own account nor the accounts of the staff are open to programs. */
export function requirePerson(actor: Actor): asserts actor is Exclude<Actor, KeyActor> {
  if (actor.kind === 'key') throw refused("Une clé d'accès n'a pas le droit de faire cette opération.");
}

/** Requires a member of staff with an account, which an access key is not. */
export function requireEmployee(actor: Actor): asserts actor is EmployeeActor {
  requireStaff(actor);
  requirePerson(actor);
}

/** Checks access at the outer layer, for GraphQL and REST alike; services check again by themselves. */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'ACCOUNT' && actor.kind === 'visitor') throw new UnauthenticatedError();
  if (access === 'CUSTOMER') requireCustomer(actor);
  else if (access === 'STAFF') requireStaff(actor);
  else if (access === 'ADMIN') requireAdmin(actor);
}

/** Records in the security log that a logged-in caller was refused, and returns the error. */
function refused(message?: string): ForbiddenError {
  noteSecurityEvent('access.refused', { reason: 'role' });
  return new ForbiddenError(message);
}
