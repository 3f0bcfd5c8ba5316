import { type Column, makeWorkbook } from '../../../platform/xlsx/workbook.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { ROLE_LABELS, TITLE_LABELS } from '../account/account.labels.js';
import type { EmployeeRecord } from '../account/employee.entity.js';

const COLUMNS: readonly Column<EmployeeRecord>[] = [
  { title: HEADINGS.lastName, value: ({ lastName }) => lastName },
  { title: HEADINGS.firstName, value: ({ firstName }) => firstName },
  { title: HEADINGS.email, width: 32, value: ({ email }) => email },
  { title: HEADINGS.address, width: 40, value: ({ address }) => address },
  { title: HEADINGS.phone, width: 18, value: ({ phone }) => phone },
  { title: HEADINGS.title, width: 12, value: ({ title }) => TITLE_LABELS[title] },
  { title: HEADINGS.role, width: 18, value: ({ role }) => ROLE_LABELS[role] },
];

/** Writes the list of employees. */
export function employeeWorkbook(employees: AsyncIterable<EmployeeRecord>): Promise<Buffer> {
  return makeWorkbook('Employés', COLUMNS, employees);
}
