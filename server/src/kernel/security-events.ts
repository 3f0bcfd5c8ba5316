import type { Actor } from './actor.js';

/** What concerns security and is worth counting; names of log lines and of a metric's label, so they never change their meaning. */
export const SECURITY_EVENTS = [
  /** A wrong password, or an account that does not exist. */
  'login.failed',
  'second-factor.failed',
  'second-factor.on',
  'second-factor.off',
  'second-factor.reset',
  'second-factor.required',
  'sessions.ended',
  /** A login that was not even tried: too many have failed. */
  'login.locked',
  /** The right password of an account that may not log in. */
  'login.refused',
  'password.changed',
  /** A new password by a mailed link. */
  'password.reset',
  'key.created',
  'key.revoked',
  /** An access key that is unknown, revoked or expired. */
  'key.refused',
  /** An account of the staff got a role, at its making or later. */
  'role.changed',
  /** Somebody who is logged in asked for what their role does not allow, or for a record that is not theirs. */
  'access.refused',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** What an event is about. The log shortens what names a person, so services hand it over as it is. */
export interface SecurityFields {
  /** The account somebody tried to enter, e.g. `customer:amina@exemple.ma`; logged as a hash that only tells whether two are the same. */
  readonly account?: string | undefined;
  /** IP address; logged as its network. */
  readonly address?: string | undefined;
  /** The record concerned, by its kind and id: `employee:12`. */
  readonly subject?: string | undefined;
  /** More of what happened, in a word or a code. */
  readonly reason?: string | undefined;
}

/** Where security events go. */
export interface SecurityLog {
  note(event: SecurityEvent, actor: Actor, fields: SecurityFields): void;
}
