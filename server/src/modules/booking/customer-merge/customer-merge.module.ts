import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { CustomerMerge } from './customer-merge.entity.js';
import { CustomerMergeFieldsResolver, CustomerMergeResolver } from './customer-merge.resolver.js';
import { CustomerMergeService } from './customer-merge.service.js';

interface Services extends Platform {
  readonly customersById: CustomersById;
  readonly employeesById: EmployeesById;
  readonly customerMerges: CustomerMergeService;
}

export const customerMergeModule = {
  entities: [CustomerMerge],
  services: { customerMerges: ({ em, reader }: Platform) => new CustomerMergeService(em, reader) },
  resolvers: [
    resolver(
      CustomerMergeResolver,
      ({ customerMerges, customersById }: Services) => new CustomerMergeResolver(customerMerges, customersById),
    ),
    resolver(
      CustomerMergeFieldsResolver,
      ({ customersById, employeesById }: Services) => new CustomerMergeFieldsResolver(customersById, employeesById),
    ),
  ],
} satisfies ServerModule<never>;
