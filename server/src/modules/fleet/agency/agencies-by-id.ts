import type { Reader } from '../../../platform/database/reader.js';
import type { RowsById } from '../../../platform/database/rows-by-id.js';
import { cachedRows } from '../../../platform/events/cached-rows.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { AgencyRecord, AgencyTable } from './agency.entity.js';

/** Agencies, archived ones too, for what references them; from memory. */
export type AgenciesById = RowsById<AgencyRecord>;

export function agenciesById(reader: Reader, snapshots: Snapshots): AgenciesById {
  return cachedRows(snapshots, 'agencies by id', () => reader.tables<AgencyTable>().selectFrom('agency').selectAll());
}
