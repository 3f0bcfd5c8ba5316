import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { batchedRows, type RowsById } from '../../../platform/database/rows-by-id.js';
import type { VehicleRecord, VehicleTable } from './vehicle.entity.js';

/** Vehicles, archived ones too, for what references them. The caller checks who may see them. */
export type VehiclesById = RowsById<VehicleRecord>;

export function vehiclesById(reader: Reader): VehiclesById {
  return batchedRows((ids) =>
    reader
      .tables<VehicleTable>()
      .selectFrom('vehicle')
      .selectAll()
      .where(sql<boolean>`id = any(${ids})`)
      .execute(),
  );
}
