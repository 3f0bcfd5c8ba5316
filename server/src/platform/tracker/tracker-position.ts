import { cleanLine } from '../../kernel/field-rules.js';

/** Says what a vehicle is doing, as its tracker tells (docs/rules/tracking.md#the-gps-service). */
export type TrackerState = 'MOVING' | 'PARKED' | 'DISCONNECTED';

/** A position as the GPS service answers it at `{TRACKER_URL}/api/position/{deviceID}`. */
export interface WirePosition {
  readonly address: string;
  readonly odometerOffsetKM: number;
  /** Comma-separated; the second part is `parked` or `disconnected`, anything else means that the vehicle moves. */
  readonly activityTime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKPH: number;
}

/** The same in the domain's terms. */
export interface TrackerPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKph: number;
  /** Undefined when the tracker tells none. */
  readonly odometerKm: number | undefined;
  readonly state: TrackerState;
  readonly address: string | undefined;
}

/** Faster than any car of an agency: what is beyond is a fault of the device. */
const MAX_SPEED_KPH = 400;
const MAX_ODOMETER_KM = 3_000_000;
const MAX_ADDRESS = 300;

/**
 * Reads what the service answered. `undefined` when it is no position at all or lacks usable coordinates, which the panel
 * tells as its 'problem(501)'; other nonsense (a negative speed, a text for a number) is left out, not passed on.
 */
export function readPosition(answer: unknown): TrackerPosition | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const wire = answer as Readonly<Partial<Record<keyof WirePosition, unknown>>>;
  const latitude = numberWithin(wire.latitude, -90, 90);
  const longitude = numberWithin(wire.longitude, -180, 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  // What a device without a fix sends: a point in the sea, to which no car jumps and from which none is out of its zone.
  if (latitude === 0 && longitude === 0) return undefined;
  const state = stateOf(wire.activityTime);
  return {
    latitude,
    longitude,
    speedKph: state === 'MOVING' ? (numberWithin(wire.speedKPH, 0, MAX_SPEED_KPH) ?? 0) : 0,
    odometerKm: numberWithin(wire.odometerOffsetKM, 0, MAX_ODOMETER_KM),
    state,
    // Characters that the database refuses would cost the positions of all that are written with it.
    address: typeof wire.address === 'string' ? cleanLine(wire.address.slice(0, MAX_ADDRESS)) : undefined,
  };
}

/** The state in `activityTime`. */
export function stateOf(activityTime: unknown): TrackerState {
  const second = typeof activityTime === 'string' ? activityTime.split(',')[1]?.trim().toLowerCase() : undefined;
  if (second === 'parked') return 'PARKED';
  return second === 'disconnected' ? 'DISCONNECTED' : 'MOVING';
}

function numberWithin(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= min && number <= max ? number : undefined;
}
