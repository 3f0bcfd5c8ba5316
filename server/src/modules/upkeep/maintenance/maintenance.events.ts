import { domainEvent } from '../../../platform/events/domain-events.js';

/** What has come near or is late on a vehicle, in words for the staff. */
export interface DueNotice {
  readonly title: string;
  readonly description: string;
  readonly maintenanceId: number | null;
  readonly vehicleId: number;
  /** What, how urgently, until when: the same again is no news. */
  readonly key: string;
}

/** All that is due at a moment, whether it was told before or not. */
export const upkeepIsDue = domainEvent<{ readonly notices: readonly DueNotice[]; readonly now: Date }>('upkeep.due');
