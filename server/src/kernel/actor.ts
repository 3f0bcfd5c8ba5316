import type { KeyGrants } from './key-area.js';

/** The caller. Every service call receives one and decides by it; it is never built from a payload. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly id: number; readonly sessionId: string }
  | { readonly kind: 'employee'; readonly id: number; readonly sessionId: string }
  | { readonly kind: 'admin'; readonly id: number; readonly sessionId: string }
  | KeyActor;

/** A program of a third party with an access key: in the areas that the key opens it may do what an employee may, but has no account of its own. */
export interface KeyActor {
  readonly kind: 'key';
  readonly keyId: number;
  readonly grants: KeyGrants;
  /** Identifies the sockets to close when the key is revoked; it is not a login session. */
  readonly sessionId: string;
}

/** A customer who is logged in. */
export type CustomerActor = Extract<Actor, { kind: 'customer' }>;
/** An employee, an Admin, or an access key, which acts as an employee. */
export type StaffActor = Extract<Actor, { kind: 'employee' | 'admin' | 'key' }>;
/** Staff with an account. */
export type EmployeeActor = Exclude<StaffActor, KeyActor>;

/** The actor of a caller who is not logged in. */
export const VISITOR: Actor = { kind: 'visitor' };

/** Tells whether the caller is an employee, an Admin or an access key. */
export function isStaff(actor: Actor): actor is StaffActor {
  return actor.kind === 'employee' || actor.kind === 'admin' || actor.kind === 'key';
}

/** Names the caller that limits and queues count as one: an account or an access key. All visitors share one name. */
export function accountOf(actor: Actor): string {
  if (actor.kind === 'visitor') return 'visitor';
  if (actor.kind === 'key') return `key:${actor.keyId}`;
  return `${actor.kind === 'customer' ? 'customer' : 'employee'}:${actor.id}`;
}

/** Returns the employee recorded as the author of a change; null for a key, which the audit trail names. */
export function employeeIdOf(actor: StaffActor): number | null {
  return actor.kind === 'key' ? null : actor.id;
}

/** An actor and the address they call from, by which guesses and floods are limited. */
export interface Caller {
  readonly actor: Actor;
  readonly ip: string;
}
