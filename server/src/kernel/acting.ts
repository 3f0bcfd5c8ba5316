import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, VISITOR } from './actor.js';
import type { SecurityEvent, SecurityFields, SecurityLog } from './security-events.js';

interface Operation {
  actor: Actor;
  readonly security: SecurityLog | undefined;
}

const storage = new AsyncLocalStorage<Operation>();

/** Runs the work of one request or operation. `noteActor` says for whom once the login is known; its security events go to `security`. */
export function asOperation<T>(work: () => T, security?: SecurityLog): T {
  return storage.run({ actor: VISITOR, security }, work);
}

/** Records for whom the running operation acts. Does nothing outside of one (jobs, commands). */
export function noteActor(actor: Actor): void {
  const operation = storage.getStore();
  if (operation) operation.actor = actor;
}

/**
 * Returns for whom the running operation acts, for the audit trail alone: rules decide by the actor they are given. Undefined in jobs and
 * commands.
 */
export function actingActor(): Actor | undefined {
  return storage.getStore()?.actor;
}

/**
 * Logs and counts a security event of the running operation. Does nothing outside of one (jobs, commands): whoever runs commands already
 * has full access to the machine.
 */
export function noteSecurityEvent(event: SecurityEvent, fields: SecurityFields = {}): void {
  const operation = storage.getStore();
  operation?.security?.note(event, operation.actor, fields);
}
