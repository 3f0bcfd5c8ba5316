import { DomainError } from '../../../kernel/domain-error.js';

/** Thrown when the vehicle has no tracker. */
export class NoTrackerError extends DomainError {
  constructor() {
    super('not_found', 'TRACKING.NO_DEVICE', "Ce véhicule n'a pas de traceur GPS.");
  }
}

/** Thrown when the tracker's reply lacks latitude or longitude (docs/rules/tracking.md#the-gps-service). */
export class NoCoordinatesError extends DomainError {
  constructor() {
    super('unavailable', 'TRACKING.NO_COORDINATES', 'problem(501) de serveur GPS');
  }
}
