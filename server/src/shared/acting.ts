import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, VISITOR } from './actor.js';

const storage = new AsyncLocalStorage<{ actor: Actor }>();

/** Runs the work of one request or operation; who it is for is told by `noteActor` once the login is known. */
export function asOperation<T>(work: () => T): T {
  return storage.run({ actor: VISITOR }, work);
}

/** Says for whom the running operation acts. Outside of one (jobs, commands) nothing happens. */
export function noteActor(actor: Actor): void {
  const operation = storage.getStore();
  if (operation) operation.actor = actor;
}

/** For whom the running operation acts, for the audit trail alone: rules decide by the actor they are given. Undefined in jobs and commands. */
export function actingActor(): Actor | undefined {
  return storage.getStore()?.actor;
}
