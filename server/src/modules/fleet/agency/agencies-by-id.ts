import type { Reader } from '../../../platform/database/reader.js';
import { RowsById } from '../../../platform/database/rows-by-id.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { AgencyRecord, AgencyTable } from './agency.entity.js';

/** Agencies, archived ones too, for what references them. They are few: all of them are cached until something changes. */
export type AgenciesById = RowsById<AgencyRecord>;

export function agenciesById(reader: Reader, snapshots: Snapshots): AgenciesById {
  return new RowsById(async (id) => {
    const agencies = await snapshots.remember(['agencies by id'], async () => {
      const rows = await reader.tables<AgencyTable>().selectFrom('agency').selectAll().execute();
      return new Map(rows.map((row) => [row.id, row]));
    });
    return agencies.get(id);
  });
}
