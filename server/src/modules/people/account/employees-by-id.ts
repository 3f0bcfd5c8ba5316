import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { batchedRows, type RowsById } from '../../../platform/database/rows-by-id.js';
import type { EmployeeRecord, EmployeeTable } from './employee.entity.js';

/** Employees, archived ones too, for what references them. The caller checks who may see them. */
export type EmployeesById = RowsById<EmployeeRecord>;

export function employeesById(reader: Reader): EmployeesById {
  return batchedRows((ids) =>
    reader
      .tables<EmployeeTable>()
      .selectFrom('employee')
      .selectAll()
      .where(sql<boolean>`id = any(${ids})`)
      .execute(),
  );
}
