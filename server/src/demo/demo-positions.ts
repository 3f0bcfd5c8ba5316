import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { keepPositions, type RecordedPosition } from '../modules/tracking/position/position-store.js';
import { startOfAgencyDay, MINUTE_MS } from '../kernel/time.js';
import { simulate } from '../platform/tracker/simulator.js';
import type { Em } from '../platform/database/orm.js';
import type { DemoClock } from './demo-clock.js';

/** Days before today that have a track. */
const DAYS = 3;
/** Minutes between two stored positions of a drive, which is enough to view a day. */
const MOVING_STEP = 2;
/** Minutes between two stored positions of a halt, the longest that still count as known throughout. */
const HALT_STEP = 10;

/** Stores the positions of the simulated trackers for recent rentals, as the recorder would have. */
export async function insertPositions(em: Em, clock: DemoClock, reservations: readonly Reservation[]): Promise<void> {
  const first = startOfAgencyDay(clock.now, -DAYS).getTime();
  const kept: RecordedPosition[] = [];
  for (const { status, vehicle, startsAt, endsAt } of reservations) {
    const { id, deviceId } = vehicle.getEntity();
    if (status !== ReservationStatus.ACCEPTED || !deviceId) continue;
    const from = Math.max(first, startsAt.getTime());
    const until = Math.min(clock.now.getTime(), endsAt.getTime());
    for (let time = Math.ceil(from / MINUTE_MS) * MINUTE_MS; time < until;) {
      const at = new Date(time);
      const seen = simulate(deviceId, at);
      kept.push({ vehicleId: id, at, position: seen });
      time += (seen.state === 'MOVING' ? MOVING_STEP : stepOfHalt(deviceId, time)) * MINUTE_MS;
    }
  }
  await keepPositions(em, kept);
}

/** Returns the minutes to the next record of a halt, at most to its end. */
function stepOfHalt(deviceId: string, time: number): number {
  for (let minutes = 1; minutes < HALT_STEP; minutes++) {
    if (simulate(deviceId, new Date(time + minutes * MINUTE_MS)).state === 'MOVING') return minutes;
  }
  return HALT_STEP;
}
