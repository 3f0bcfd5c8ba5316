import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { ExtensionRequest } from './extension-request.entity.js';

/** A customer asked to keep a vehicle longer. Both as flushed. */
export const extensionAsked = domainEvent<{ readonly reservation: Reservation; readonly request: ExtensionRequest }>(
  'extension.asked',
);
