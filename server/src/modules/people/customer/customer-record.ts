import type { RecordKind } from '../../../platform/database/lock.js';
import { Customer } from '../account/customer.entity.js';
import { CustomerNotFoundError } from './customer.errors.js';

/** Customers who are not archived. */
export const CUSTOMER: RecordKind<Customer> = {
  entity: Customer,
  where: { archivedAt: null },
  notFound: () => new CustomerNotFoundError(),
  conflict: 'CUSTOMER.VERSION_CONFLICT',
};
