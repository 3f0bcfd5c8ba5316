import type { TrackerPosition, WirePosition } from '../../../platform/tracker/tracker-position.js';

/**
 * Gives a position in the tracker's shape (docs/rules/tracking.md#the-gps-service); the second part of `activityTime` tells the
 * state.
 */
export function positionToWire(position: TrackerPosition): WirePosition {
  return {
    address: position.address ?? '',
    odometerOffsetKM: position.odometerKm ?? 0,
    activityTime: `,${position.state.toLowerCase()}`,
    latitude: position.latitude,
    longitude: position.longitude,
    speedKPH: position.speedKph,
  };
}
