import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { CustomerWarningReader } from './customer-warning.reader.js';
import { CustomerWarningResolver } from './customer-warning.resolver.js';

interface Services extends Platform {
  readonly employeesById: EmployeesById;
  readonly customerWarnings: CustomerWarningReader;
}

export const customerWarningModule = {
  services: {
    customerWarnings: ({ reader, employeesById }: Services) => new CustomerWarningReader(reader, employeesById),
  },
  resolvers: [
    resolver(
      CustomerWarningResolver,
      ({ customerWarnings }: Services) => new CustomerWarningResolver(customerWarnings),
    ),
  ],
} satisfies ServerModule<never>;
