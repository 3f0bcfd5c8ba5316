import { domainEvent } from '../../../platform/events/domain-events.js';
import { liveEvent } from '../../../platform/events/live-event.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';

/** News of a vehicle's position. */
export interface PositionNews {
  readonly vehicleId: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly position: TrackerPosition | null;
  /** Why there is no position. */
  readonly problem: 'NO_DEVICE' | 'NO_COORDINATES' | 'DEVICE_FAILING' | 'TRACKER_DOWN' | null;
}

/** The same merged with earlier news: `position` is the last known, whatever the problem is now. */
export interface FleetNews extends PositionNews {
  /** When the position was received, in milliseconds since the epoch. */
  readonly positionAt: number | null;
  /** When the state of the position was first seen; null if before anybody watched. */
  readonly since: number | null;
}

/** Contains the position itself, because it is stored nowhere else. */
export const VEHICLE_POSITION = liveEvent<PositionNews>('vehiclePosition');
/** The news of up to 200 vehicles. */
export const FLEET_POSITIONS = liveEvent<{ readonly news: readonly FleetNews[] }>('fleetPositions');
/** Somebody starts to watch the fleet, so an instance that knows positions sends them. */
export const FLEET_WATCHED = liveEvent('fleetWatched');

/** The text of a notification about a track event. */
export interface TrackNotice {
  readonly title: string;
  readonly description: string;
  readonly vehicleId: number;
  readonly reservationId: number | null;
  readonly trackEventId: number;
  /** Identifies the notification, which is sent once. */
  readonly key: string;
}

/** Vehicles started to drive too fast or left their zones. */
export const trackEventsBegan = domainEvent<{ readonly notices: readonly TrackNotice[]; readonly now: Date }>(
  'tracking.began',
);
