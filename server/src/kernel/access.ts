import type { Actor, CustomerActor, EmployeeActor, KeyActor, StaffActor } from './actor.js';
import { isStaff } from './actor.js';
import { noteSecurityEvent } from './acting.js';
import { ForbiddenError, UnauthenticatedError } from './domain-error.js';

/** Who may call an operation; ACCOUNT is anyone who is logged in. Every GraphQL operation and REST call names one. */
export type Access = 'ANYONE' | 'ACCOUNT' | 'CUSTOMER' | 'STAFF' | 'ADMIN';

export function requireStaff(actor: Actor): asserts actor is StaffActor {
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  if (!isStaff(actor)) throw refused();
}

export function requireAdmin(actor: Actor): asserts actor is Extract<Actor, { kind: 'admin' }> {
  requireStaff(actor);
  if (actor.kind !== 'admin') throw refused();
}

export function requireCustomer(actor: Actor): asserts actor is CustomerActor {
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  if (actor.kind !== 'customer') throw refused();
}

/** What belongs to a person's account is no key's: neither the account itself nor the accounts of the staff. */
export function requirePerson(actor: Actor): asserts actor is Exclude<Actor, KeyActor> {
  if (actor.kind === 'key') throw refused("Une clé d'accès n'a pas le droit de faire cette opération.");
}

/** Staff with an account, no key. */
export function requireEmployee(actor: Actor): asserts actor is EmployeeActor {
  requireStaff(actor);
  requirePerson(actor);
}

/** The outer gate of both doors; services check again by themselves. */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'ACCOUNT' && actor.kind === 'visitor') throw new UnauthenticatedError();
  if (access === 'CUSTOMER') requireCustomer(actor);
  else if (access === 'STAFF') requireStaff(actor);
  else if (access === 'ADMIN') requireAdmin(actor);
}

/** The refusal of somebody who is logged in, told to the security log. */
function refused(message?: string): ForbiddenError {
  noteSecurityEvent('access.refused', { reason: 'role' });
  return new ForbiddenError(message);
}
