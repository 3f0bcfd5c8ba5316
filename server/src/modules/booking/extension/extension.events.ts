import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { ExtensionRequest } from './extension-request.entity.js';

/** Published when a customer asked to keep a vehicle longer. Both records are flushed. */
export const extensionAsked = domainEvent<{ readonly reservation: Reservation; readonly request: ExtensionRequest }>(
  'extension.asked',
);
