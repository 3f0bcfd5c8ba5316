import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { trackEventsBegan } from '../../tracking/position/position.events.js';
import { upkeepIsDue } from '../../upkeep/maintenance/maintenance.events.js';
import type { NotificationService } from './notification.service.js';

/** Notifies the staff of due maintenance and insurances, and of events detected from the fleet's positions. */
export function tellOfVehicles(domainEvents: DomainEvents, notifications: NotificationService): void {
  domainEvents.on(upkeepIsDue, (tx, { notices, now }) => notifications.add(tx, notices, now));
  domainEvents.on(trackEventsBegan, (tx, { notices, now }) => notifications.add(tx, notices, now));
}
