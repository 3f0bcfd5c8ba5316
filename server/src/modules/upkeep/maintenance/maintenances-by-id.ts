import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { batchedRows, type RowsById } from '../../../platform/database/rows-by-id.js';
import type { MaintenanceRecord, MaintenanceTable } from './maintenance.entity.js';

/** Maintenance, for what references it. */
export type MaintenancesById = RowsById<MaintenanceRecord>;

export function maintenancesById(reader: Reader): MaintenancesById {
  return batchedRows((ids) =>
    reader
      .tables<MaintenanceTable>()
      .selectFrom('maintenance')
      .selectAll()
      .where(sql<boolean>`id = any(${ids})`)
      .execute(),
  );
}
