import type { Title } from '../../../kernel/title.js';
import type { CustomerRating, CustomerStatus } from './customer.entity.js';
import type { EmployeeRole } from './employee.entity.js';

/** French word for each title of a person, for workbooks and the archives of personal data. */
export const TITLE_LABELS: Readonly<Record<Title, string>> = { MR: 'Monsieur', MRS: 'Madame' };

/** French name of each status of a customer's account, for workbooks. */
export const CUSTOMER_STATUS_LABELS: Readonly<Record<CustomerStatus, string>> = { ACTIVE: 'Actif', BLOCKED: 'Bloqué' };

/** French name of each rating of a customer, for workbooks. */
export const CUSTOMER_RATING_LABELS: Readonly<Record<CustomerRating, string>> = {
  GOOD: 'Bon client',
  IRRESPONSIBLE: 'Irresponsable',
};

/** French name of each role of the staff, for workbooks. */
export const ROLE_LABELS: Readonly<Record<EmployeeRole, string>> = { ADMIN: 'Administrateur', EMPLOYEE: 'Employé' };
