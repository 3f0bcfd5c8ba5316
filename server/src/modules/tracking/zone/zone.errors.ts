import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no zone with the id, or it was deleted. */
export class ZoneNotFoundError extends NotFoundError {
  constructor() {
    super("Cette zone n'existe pas.", 'ZONE.NOT_FOUND');
  }
}

/** Limits the number of zones, because all of them are checked every minute and shown on one map. */
export class TooManyZonesError extends DomainError {
  constructor(max: number) {
    super('conflict', 'ZONE.TOO_MANY', `Il y a déjà ${max} zones : supprimez-en une d'abord.`);
  }
}
