import { cleanLine } from '../../kernel/field-rules.js';

/** What a vehicle is doing, as its tracker reports (docs/rules/tracking.md#the-gps-service). */
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

/** A position in the terms of this project. */
export interface TrackerPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKph: number;
  /** Undefined if the tracker reports none. */
  readonly odometerKm: number | undefined;
  readonly state: TrackerState;
  readonly address: string | undefined;
}

/** Faster than any car of an agency; higher values are faults of the device. */
const MAX_SPEED_KPH = 400;
const MAX_ODOMETER_KM = 3_000_000;
const MAX_ADDRESS = 300;

/**
 * Reads the service's answer; `undefined` if it is no position or lacks usable coordinates, which the back-office shows as 'problem(501)'.
 * Other invalid values (a negative speed, a text for a number) are left out.
 */
export function readPosition(answer: unknown): TrackerPosition | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const wire = answer as Readonly<Partial<Record<keyof WirePosition, unknown>>>;
  const latitude = numberWithin(wire.latitude, -90, 90);
  const longitude = numberWithin(wire.longitude, -180, 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  // A device without a fix sends this point in the sea, which would look like a jump out of every zone.
  if (latitude === 0 && longitude === 0) return undefined;
  const state = stateOf(wire.activityTime);
  return {
    latitude,
    longitude,
    speedKph: state === 'MOVING' ? (numberWithin(wire.speedKPH, 0, MAX_SPEED_KPH) ?? 0) : 0,
    odometerKm: numberWithin(wire.odometerOffsetKM, 0, MAX_ODOMETER_KM),
    state,
    // Positions are written together, so that characters that the database refuses would fail all of them.
    address: typeof wire.address === 'string' ? cleanLine(wire.address.slice(0, MAX_ADDRESS)) : undefined,
  };
}

/** Returns the state in `activityTime`. */
export function stateOf(activityTime: unknown): TrackerState {
  const second = typeof activityTime === 'string' ? activityTime.split(',')[1]?.trim().toLowerCase() : undefined;
  if (second === 'parked') return 'PARKED';
  return second === 'disconnected' ? 'DISCONNECTED' : 'MOVING';
}

function numberWithin(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= min && number <= max ? number : undefined;
}
