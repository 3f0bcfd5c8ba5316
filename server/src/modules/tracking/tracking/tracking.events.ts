import { domainEvent } from '../../../platform/events/domain-events.js';
import { liveEvent } from '../../../platform/events/live-event.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';

/** What was learned of a vehicle's place. */
export interface PositionNews {
  readonly vehicleId: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly position: TrackerPosition | null;
  /** Why there is none. */
  readonly problem: 'NO_DEVICE' | 'NO_COORDINATES' | 'TRACKER_DOWN' | null;
}

/** The same with what was learned before: `position` is the last known, whatever the problem is now. */
export interface FleetNews extends PositionNews {
  /** When the position was learned, in milliseconds since the epoch. */
  readonly positionAt: number | null;
  /** When the state of the position was first seen; null when that was before anybody looked. */
  readonly since: number | null;
}

/** Carries what it is about, which is kept nowhere else. */
export const VEHICLE_POSITION = liveEvent<PositionNews>('vehiclePosition');
/** The same of many vehicles at once, 200 at most. */
export const FLEET_POSITIONS = liveEvent<{ readonly news: readonly FleetNews[] }>('fleetPositions');
/** Somebody begins to watch the fleet: who knows where it is tells. */
export const FLEET_WATCHED = liveEvent('fleetWatched');

/** What a vehicle's positions gave away, in words for the staff. */
export interface TrackNotice {
  readonly title: string;
  readonly description: string;
  readonly vehicleId: number;
  readonly reservationId: number | null;
  readonly trackEventId: number;
  /** What names the notice: it is told once. */
  readonly key: string;
}

/** Vehicles began to drive too fast or to be where they may not go. */
export const trackEventsBegan = domainEvent<{ readonly notices: readonly TrackNotice[]; readonly now: Date }>(
  'tracking.began',
);
