import { noteSecurityEvent } from './acting.js';
import type { Actor } from './actor.js';
import { DomainError } from './domain-error.js';
import { KeyArea, type KeyLevel } from './key-area.js';

const NAMES: Readonly<Record<KeyArea, string>> = {
  [KeyArea.RESERVATIONS]: 'réservations',
  [KeyArea.FLEET]: 'flotte',
  [KeyArea.CUSTOMERS]: 'clients',
  [KeyArea.TRACKING]: 'suivi GPS',
};

/** Refuses a change by a key that may only read. */
export class ApiKeyReadOnlyError extends DomainError {
  constructor() {
    super('forbidden', 'API_KEY.READ_ONLY', "Cette clé d'accès est en lecture seule.");
  }
}

/** Refuses a key in an area that it does not open. */
export class ApiKeyScopeError extends DomainError {
  constructor(area: KeyArea) {
    super('forbidden', 'API_KEY.SCOPE', `Cette clé d'accès n'ouvre pas le domaine « ${NAMES[area]} ».`, {}, { area });
  }
}

/** Requires that a key opens the area at this level; accounts always pass. Throws ApiKeyScopeError, ApiKeyReadOnlyError. */
export function requireArea(actor: Actor, area: KeyArea, level: KeyLevel): void {
  if (actor.kind !== 'key') return;
  const granted = actor.grants[area];
  if (!granted) throw refused(new ApiKeyScopeError(area));
  if (level === 'WRITE' && granted !== 'WRITE') throw refused(new ApiKeyReadOnlyError());
}

/** Requires that a key may write in some area; accounts always pass. Throws ApiKeyReadOnlyError. */
export function requireWriting(actor: Actor): void {
  if (actor.kind === 'key' && !Object.values(actor.grants).includes('WRITE')) throw refused(new ApiKeyReadOnlyError());
}

/** Writes to the security log that an API key was refused, and returns the given error for the caller to throw. */
function refused(error: DomainError): DomainError {
  noteSecurityEvent('access.refused', { reason: 'key-scope' });
  return error;
}
