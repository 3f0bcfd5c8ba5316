import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { batchedRows, type RowsById } from '../../../platform/database/rows-by-id.js';
import type { CustomerRecord, CustomerTable } from './customer.entity.js';

/** Customers, archived ones too, for what references them. The caller checks who may see them. */
export type CustomersById = RowsById<CustomerRecord>;

export function customersById(reader: Reader): CustomersById {
  return batchedRows((ids) =>
    reader
      .tables<CustomerTable>()
      .selectFrom('customer')
      .selectAll()
      .where(sql<boolean>`id = any(${ids})`)
      .execute(),
  );
}
