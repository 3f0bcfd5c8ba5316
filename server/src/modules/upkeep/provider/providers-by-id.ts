import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { batchedRows, type RowsById } from '../../../platform/database/rows-by-id.js';
import type { ServiceProviderRecord, ServiceProviderTable } from './service-provider.entity.js';

/** Service providers, archived ones too, for what references them. */
export type ProvidersById = RowsById<ServiceProviderRecord>;

export function providersById(reader: Reader): ProvidersById {
  return batchedRows((ids) =>
    reader
      .tables<ServiceProviderTable>()
      .selectFrom('serviceProvider')
      .selectAll()
      .where(sql<boolean>`id = any(${ids})`)
      .execute(),
  );
}
