import { domainEvent } from '../../../platform/events/domain-events.js';

/** The text of a notification about something due or overdue on a vehicle. */
export interface DueNotice {
  readonly title: string;
  readonly description: string;
  readonly maintenanceId: number | null;
  readonly vehicleId: number;
  /** What, how urgently, until when: the same key is not notified again. */
  readonly key: string;
}

/** Published when a maintenance was added, changed or deleted, so that its period out of service may have changed. */
export const maintenanceChanged = domainEvent<{ readonly vehicleId: number }>('maintenance.changed');

/** Everything that is due now, whether it was notified before or not. */
export const upkeepIsDue = domainEvent<{ readonly notices: readonly DueNotice[]; readonly now: Date }>('upkeep.due');
