import type { Actor } from './actor.js';
import { noteSecurityEvent } from './acting.js';
import { DomainError } from './domain-error.js';

/** What of the agency a key opens; each for itself, to read or to change as well. */
export enum KeyArea {
  RESERVATIONS = 'RESERVATIONS',
  FLEET = 'FLEET',
  CUSTOMERS = 'CUSTOMERS',
  TRACKING = 'TRACKING',
}

/** What a key may do in an area; who may write reads as well. */
type KeyLevel = 'READ' | 'WRITE';

/** An area that is left out is closed. */
export type KeyGrants = Readonly<Partial<Record<KeyArea, KeyLevel>>>;

const NAMES: Readonly<Record<KeyArea, string>> = {
  [KeyArea.RESERVATIONS]: 'réservations',
  [KeyArea.FLEET]: 'flotte',
  [KeyArea.CUSTOMERS]: 'clients',
  [KeyArea.TRACKING]: 'suivi GPS',
};

/** A key that may only ask wanted to change something. */
export class ApiKeyReadOnlyError extends DomainError {
  constructor() {
    super('forbidden', 'API_KEY.READ_ONLY', "Cette clé d'accès est en lecture seule.");
  }
}

/** A key wanted something of an area that it does not open. */
export class ApiKeyScopeError extends DomainError {
  constructor(area: KeyArea) {
    super('forbidden', 'API_KEY.SCOPE', `Cette clé d'accès n'ouvre pas le domaine « ${NAMES[area]} ».`, {}, { area });
  }
}

/** Lets people pass, and keys that open the area far enough. Throws ApiKeyScopeError, ApiKeyReadOnlyError. */
export function requireArea(actor: Actor, area: KeyArea, level: KeyLevel): void {
  if (actor.kind !== 'key') return;
  const granted = actor.grants[area];
  if (!granted) throw refused(new ApiKeyScopeError(area));
  if (level === 'WRITE' && granted !== 'WRITE') throw refused(new ApiKeyReadOnlyError());
}

/** Lets people pass, and keys that may write anywhere. Throws ApiKeyReadOnlyError. */
export function requireWriting(actor: Actor): void {
  if (actor.kind === 'key' && !Object.values(actor.grants).includes('WRITE')) throw refused(new ApiKeyReadOnlyError());
}

/** The refusal of a key, told to the security log. */
function refused(error: DomainError): DomainError {
  noteSecurityEvent('access.refused', { reason: 'key-scope' });
  return error;
}
