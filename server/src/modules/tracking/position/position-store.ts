import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { makeDays, utcDay } from '../../../platform/database/day-partitions.js';
import type { Em } from '../../../platform/database/orm.js';

/** A position to store. */
export interface RecordedPosition {
  readonly vehicleId: number;
  readonly at: Date;
  readonly position: TrackerPosition;
}

/** How many positions one statement inserts. */
const BATCH = 5_000;
const COLUMNS = 'vehicle_id, recorded_at, latitude, longitude, speed_kph, odometer_km, state, address';
const NEWER = COLUMNS.split(', ')
  .slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/**
 * Stores positions of any day, creating missing partitions. An existing position of the same vehicle and moment is kept. Runs within the
 * caller's transaction.
 */
export async function keepPositions(em: Em, all: readonly RecordedPosition[]): Promise<void> {
  // Created before the first insert, so that no transaction needs to upgrade its lock of the table.
  await makeDays(em, 'vehicle_position', new Set(all.map(({ at }) => utcDay(at))));
  const newest = new Map<number, RecordedPosition>();
  for (const one of all) if (one.at >= (newest.get(one.vehicleId)?.at ?? one.at)) newest.set(one.vehicleId, one);
  // Sorted, so that two transactions that store the same positions lock vehicles in the same order.
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
