import type { RecordKind } from '../../../platform/database/lock.js';
import { EmployeeNotFoundError } from './auth.errors.js';
import { Employee } from './employee.entity.js';

/** Members of staff who have not left. */
export const EMPLOYEE: RecordKind<Employee> = {
  entity: Employee,
  where: { archivedAt: null },
  notFound: () => new EmployeeNotFoundError(),
  conflict: 'EMPLOYEE.VERSION_CONFLICT',
};
