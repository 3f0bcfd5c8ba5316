import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { makeDays, utcDay } from '../../../platform/database/day-partitions.js';
import type { Em } from '../../../platform/database/orm.js';

/** A position to keep. */
export interface RecordedPosition {
  readonly vehicleId: number;
  readonly at: Date;
  readonly position: TrackerPosition;
}

/** Positions in one statement. */
const BATCH = 5_000;
const COLUMNS = 'vehicle_id, recorded_at, latitude, longitude, speed_kph, odometer_km, state, address';
const NEWER = COLUMNS.split(', ')
  .slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/**
 * Keeps positions, whatever their day: its partition is made when it is not there. What is kept of a vehicle and moment stays as it
 * is. Within the caller's transaction.
 */
export async function keepPositions(em: Em, all: readonly RecordedPosition[]): Promise<void> {
  // Before the first row, so that no transaction asks for more of the table than it has.
  await makeDays(em, 'vehicle_position', new Set(all.map(({ at }) => utcDay(at))));
  const newest = new Map<number, RecordedPosition>();
  for (const one of all) if (one.at >= (newest.get(one.vehicleId)?.at ?? one.at)) newest.set(one.vehicleId, one);
  // Two that keep the same at once lock its vehicles in the same order.
  const last = [...newest.values()].sort((one, other) => one.vehicleId - other.vehicleId);
  for (const rows of batchesOf(all))
    await em.execute(
      `insert into vehicle_position (${COLUMNS}) values ${rows.map(() => ROW).join(', ')} on conflict do nothing`,
      rows.flatMap(valuesOf),
    );
  for (const rows of batchesOf(last))
    await em.execute(
      `insert into last_position (${COLUMNS}) values ${rows.map(() => ROW).join(', ')}
       on conflict (vehicle_id) do update set ${NEWER} where excluded.recorded_at > last_position.recorded_at`,
      rows.flatMap(valuesOf),
    );
}

const ROW = '(?, ?, ?, ?, ?, ?, ?, ?)';

function valuesOf({ vehicleId, at, position }: RecordedPosition): unknown[] {
  const { latitude, longitude, speedKph, odometerKm, state, address } = position;
  return [vehicleId, at, latitude, longitude, speedKph, odometerKm ?? null, state, address ?? null];
}

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}
