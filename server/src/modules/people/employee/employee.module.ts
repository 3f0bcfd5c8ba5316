import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import type { AuthService } from '../account/auth.service.js';
import { EmployeeDeskResolver } from './employee-desk.resolver.js';
import { employeeDeskRoutes } from './employee-desk.rest.js';
import { EmployeeDeskService } from './employee-desk.service.js';

interface Services extends Platform {
  readonly auth: AuthService;
  readonly employeesById: EmployeesById;
  readonly employeeDesk: EmployeeDeskService;
}

export const employeeModule = {
  services: {
    employeeDesk: ({ em, reader, employeesById: employees, auth, events, jobs }: Services) =>
      new EmployeeDeskService({ em, reader, employees, auth, events, jobs }),
  },
  resolvers: [resolver(EmployeeDeskResolver, ({ employeeDesk }: Services) => new EmployeeDeskResolver(employeeDesk))],
  routes: [employeeDeskRoutes],
} satisfies ServerModule<never>;
