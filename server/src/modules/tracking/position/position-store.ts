import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { makeDays, utcDay } from '../../../platform/database/day-partitions.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { LastPositionTable, VehiclePositionTable } from './vehicle-position.entity.js';
import { PositionState } from './position.types.js';
import type { Insertable } from 'kysely';

/** A position to store. */
export interface RecordedPosition {
  readonly vehicleId: number;
  readonly at: Date;
  readonly position: TrackerPosition;
}

/** How many positions one statement inserts. */
const BATCH = 5_000;
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
  const tables = tablesOf<VehiclePositionTable & LastPositionTable>(em);
  for (const rows of batchesOf(all))
    await tables
      .insertInto('vehiclePosition')
      .values(rows.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const rows of batchesOf(last))
    await tables
      .insertInto('lastPosition')
      .values(rows.map(rowOf))
      .onConflict((conflict) =>
        conflict
          .column('vehicleId')
          .doUpdateSet((eb) => ({
            recordedAt: eb.ref('excluded.recordedAt'),
            latitude: eb.ref('excluded.latitude'),
            longitude: eb.ref('excluded.longitude'),
            speedKph: eb.ref('excluded.speedKph'),
            odometerKm: eb.ref('excluded.odometerKm'),
            state: eb.ref('excluded.state'),
            address: eb.ref('excluded.address'),
          }))
          .whereRef('excluded.recordedAt', '>', 'lastPosition.recordedAt'),
      )
      .execute();
}

function rowOf({ vehicleId, at, position }: RecordedPosition): Insertable<VehiclePositionTable['vehiclePosition']> {
  const { latitude, longitude, speedKph, odometerKm = null, state, address = null } = position;
  return { vehicleId, recordedAt: at, latitude, longitude, speedKph, odometerKm, state: PositionState[state], address };
}

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}
