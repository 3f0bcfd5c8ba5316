import { named, number, object, text } from '../../../api/rest/wire-schema.js';
import type { TrackerPosition, WirePosition } from '../../../platform/tracker/tracker-position.js';

/** A position in the answer of the REST call. The fields have the names that the GPS service uses. */
export const POSITION = named(
  'Position',
  object({
    address: text({ description: 'Empty if the tracker does not know it.' }),
    odometerOffsetKM: number({ minimum: 0 }),
    activityTime: text({
      description:
        'Comma-separated; the second part is `parked` or `disconnected`, anything else means that the vehicle moves.',
    }),
    latitude: number({ minimum: -90, maximum: 90 }),
    longitude: number({ minimum: -180, maximum: 180 }),
    speedKPH: number({ minimum: 0 }),
  }),
);

/** Converts a position to the tracker's format (docs/rules/tracking.md#the-gps-service); the second part of `activityTime` is the state. */
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
