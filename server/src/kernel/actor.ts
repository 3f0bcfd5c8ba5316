import type { KeyGrants } from './key-area.js';

/** Who is asking: every service call receives one and decides by it. Never built from a payload. */
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
  /** What ends its open sockets; no login session. */
  readonly sessionId: string;
}

export type CustomerActor = Extract<Actor, { kind: 'customer' }>;
export type StaffActor = Extract<Actor, { kind: 'employee' | 'admin' | 'key' }>;
/** Staff with an account. */
export type EmployeeActor = Exclude<StaffActor, KeyActor>;

export const VISITOR: Actor = { kind: 'visitor' };

export function isStaff(actor: Actor): actor is StaffActor {
  return actor.kind === 'employee' || actor.kind === 'admin' || actor.kind === 'key';
}

/** Who counts as one where things are shared out: an account, or a key for itself. All visitors are one. */
export function accountOf(actor: Actor): string {
  if (actor.kind === 'visitor') return 'visitor';
  if (actor.kind === 'key') return `key:${actor.keyId}`;
  return `${actor.kind === 'customer' ? 'customer' : 'employee'}:${actor.id}`;
}

/** The employee a change is kept under; null for a key, which the audit trail names. */
export function employeeIdOf(actor: StaffActor): number | null {
  return actor.kind === 'key' ? null : actor.id;
}
