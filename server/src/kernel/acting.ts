import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, VISITOR } from './actor.js';
import type { SecurityEvent, SecurityFields, SecurityLog } from './security-events.js';

/** The hashes of an idempotency key and of the operation that was sent with it. */
export interface Idempotency {
  readonly keyHash: string;
  readonly contentHash: string;
}

interface Operation {
  actor: Actor;
  idempotency?: Idempotency | undefined;
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

/** Gives the running operation the key that its first transaction keeps; undefined once that is committed. */
export function noteIdempotency(idempotency: Idempotency | undefined): void {
  const operation = storage.getStore();
  if (operation) operation.idempotency = idempotency;
}

/** Returns the key that the running operation has yet to keep. */
export function unkeptIdempotency(): Idempotency | undefined {
  return storage.getStore()?.idempotency;
}

/** Runs work whose transactions are not what the operation was sent for, so that its key is left to the one that is. */
export async function withoutIdempotency<T>(work: () => Promise<T>): Promise<T> {
  const idempotency = unkeptIdempotency();
  noteIdempotency(undefined);
  try {
    return await work();
  } finally {
    noteIdempotency(idempotency);
  }
}

/**
 * Logs and counts a security event of the running operation. Does nothing outside of one (jobs, commands): whoever runs commands already
 * has full access to the machine.
 */
export function noteSecurityEvent(event: SecurityEvent, fields: SecurityFields = {}): void {
  const operation = storage.getStore();
  operation?.security?.note(event, operation.actor, fields);
}
