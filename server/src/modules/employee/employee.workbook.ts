import { type Column, makeWorkbook } from '../../infra/xlsx/workbook.js';
import { titleToWire } from '../customer/customer.wire.js';
import type { Employee } from './employee.entity.js';
import { roleToWire } from './employee.wire.js';

const COLUMNS: readonly Column<Employee>[] = [
  { title: 'Nom', value: ({ lastName }) => lastName },
  { title: 'Prenom', value: ({ firstName }) => firstName },
  { title: 'Email', width: 32, value: ({ email }) => email },
  { title: 'Adresse', width: 40, value: ({ address }) => address },
  { title: 'Telephone', width: 18, value: ({ phone }) => phone },
  { title: 'Sexe', width: 12, value: ({ title }) => titleToWire(title) },
  { title: 'Role', width: 12, value: ({ role }) => roleToWire(role) },
];

/** The list of employees as staff save it (columns: spec/2-back-office §2). */
export function employeeWorkbook(employees: AsyncIterable<Employee>): Promise<Buffer> {
  return makeWorkbook('Employes', COLUMNS, employees);
}
