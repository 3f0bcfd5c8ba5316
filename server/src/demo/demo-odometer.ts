import type { Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import { simulate } from '../platform/tracker/simulator.js';

/** How many devices are tried for a vehicle. */
const CANDIDATES = 64;
/** Distance between the device numbers of two vehicles; larger than the number of candidates, so that no device is used twice. */
const APART = 7919;

/**
 * Returns the device of a vehicle of the demo. A simulated odometer follows from the device's number alone, so the one is taken that comes
 * closest to what a vehicle of this age has driven.
 */
export function deviceFor(index: number, expectedKm: number, now: Date): string {
  const devices = Array.from(
    { length: CANDIDATES },
    (_, shift) => `35209408${String(1_100_000 + index * APART + shift)}`,
  );
  const offBy = (deviceId: string): number => Math.abs(simulate(deviceId, now).odometerKm - expectedKm);
  return devices.reduce((best, next) => (offBy(next) < offBy(best) ? next : best));
}

/** Returns the odometer that a vehicle's tracker tells at a moment, in full km; undefined for vehicles without one. */
export function trackedKm({ deviceId }: Pick<Vehicle, 'deviceId'>, at: Date): number | undefined {
  return deviceId ? Math.floor(simulate(deviceId, at).odometerKm) : undefined;
}
