import type { Title } from '../../../kernel/title.js';
import type { CustomerRating, CustomerStatus } from './customer.entity.js';
import type { EmployeeRole } from './employee.entity.js';

export const TITLE_LABELS: Readonly<Record<Title, string>> = { MR: 'Monsieur', MRS: 'Madame' };

export const CUSTOMER_STATUS_LABELS: Readonly<Record<CustomerStatus, string>> = { ACTIVE: 'Actif', BLOCKED: 'Bloqué' };

export const CUSTOMER_RATING_LABELS: Readonly<Record<CustomerRating, string>> = {
  GOOD: 'Bon client',
  IRRESPONSIBLE: 'Irresponsable',
};

export const ROLE_LABELS: Readonly<Record<EmployeeRole, string>> = { ADMIN: 'Administrateur', EMPLOYEE: 'Employé' };
