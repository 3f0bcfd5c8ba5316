import { named, number, object, text } from '../../../api/rest/wire-schema.js';
import type { TrackerPosition, WirePosition } from '../../../platform/tracker/tracker-position.js';

export const POSITION = named(
  'Position',
  object({
    address: text({ description: 'Empty where the tracker knows none.' }),
    odometerOffsetKM: number({ minimum: 0 }),
    activityTime: text({
      description: 'Comma-separated; the second part is `parked` or `disconnected`, anything else means that it moves.',
    }),
    latitude: number({ minimum: -90, maximum: 90 }),
    longitude: number({ minimum: -180, maximum: 180 }),
    speedKPH: number({ minimum: 0 }),
  }),
);

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
