import type { Reservation } from '../modules/rental/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/rental/reservation/reservation.status.js';
import { keepPositions, type RecordedPosition } from '../modules/tracking/tracking/position-store.js';
import { startOfAgencyDay } from '../kernel/time.js';
import { simulate } from '../platform/tracker/simulator.js';
import type { Em } from '../platform/database/orm.js';
import type { DemoClock } from './demo-clock.js';

/** Days before today that have a track. */
const DAYS = 3;
const MINUTE_MS = 60_000;
/** A drive is kept every two minutes, a halt as rarely as it still counts as known: enough to read a day by. */
const MOVING_STEP = 2;
const HALT_STEP = 10;

/** What the simulated trackers told of the rentals of the last days: as the recorder would have kept it. */
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

/** Minutes to the next record of a halt: no further than to where it ends. */
function stepOfHalt(deviceId: string, time: number): number {
  for (let minutes = 1; minutes < HALT_STEP; minutes++) {
    if (simulate(deviceId, new Date(time + minutes * MINUTE_MS)).state === 'MOVING') return minutes;
  }
  return HALT_STEP;
}
