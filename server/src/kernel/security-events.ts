import type { Actor } from './actor.js';

/** Security events to count. They name log lines and the label of a metric, so their meaning must never change. */
export const SECURITY_EVENTS = [
  /** A wrong password, or an account that does not exist. */
  'login.failed',
  'second-factor.failed',
  'second-factor.on',
  'second-factor.off',
  'second-factor.reset',
  'second-factor.required',
  'sessions.ended',
  /** A login that was refused without checking the password, because too many have failed. */
  'login.locked',
  /** The right password of an account that may not log in. */
  'login.refused',
  'password.changed',
  /** A new password set by a mailed link. */
  'password.reset',
  'key.created',
  'key.revoked',
  /** An access key that is unknown, revoked or expired. */
  'key.refused',
  /** A staff account was given a role, when it was created or later. */
  'role.changed',
  /** A logged-in caller asked for something their role does not allow, or for a record that is not theirs. */
  'access.refused',
] as const;

/** The name of a security event, one of SECURITY_EVENTS. */
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** What an event is about. Services pass it unchanged: the log shortens or hashes personal data. */
export interface SecurityFields {
  /** The account of a login attempt, e.g. `customer:amina@exemple.ma`; logged as a hash that only tells whether two are the same. */
  readonly account?: string | undefined;
  /** IP address; logged as its network. */
  readonly address?: string | undefined;
  /** The record concerned, by kind and id: `employee:12`. */
  readonly subject?: string | undefined;
  /** The reason, as a word or a code. */
  readonly reason?: string | undefined;
}

/** Receives security events. */
export interface SecurityLog {
  note(event: SecurityEvent, actor: Actor, fields: SecurityFields): void;
}
