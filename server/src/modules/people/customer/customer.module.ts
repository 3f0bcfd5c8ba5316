import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { AuthService } from '../account/auth.service.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import type { CustomerHistories } from './customer-history.js';
import { CustomerDeskResolver } from './customer-desk.resolver.js';
import { customerDeskRoutes } from './customer-desk.rest.js';
import { CustomerDeskService } from './customer-desk.service.js';
import { CustomerListService } from './customer-list.js';
import { CustomerMails } from './customer.mails.js';
import { CustomerNote } from './customer-note.entity.js';
import { CustomerNoteFieldsResolver, CustomerNoteResolver } from './customer-note.resolver.js';
import { CustomerNoteService } from './customer-note.service.js';
import { CustomerResolver } from './customer.resolver.js';
import { customerRoutes } from './customer.rest.js';
import { CustomerService } from './customer.service.js';
import { CUSTOMER_MAIL } from './customer.jobs.js';

interface Services extends Platform {
  /** Provided by the reservations. */
  readonly customerHistories: CustomerHistories;
  readonly agencyMail: AgencyMail;
  readonly auth: AuthService;
  readonly employeesById: EmployeesById;
  readonly customers: CustomerService;
  readonly customerDesk: CustomerDeskService;
  readonly customerLists: CustomerListService;
  readonly customerNotes: CustomerNoteService;
}

export const customerModule = {
  entities: [CustomerNote],
  jobs: [CUSTOMER_MAIL],
  services: {
    customers: ({ em, jobs, limits }: Platform) => new CustomerService({ em, jobs, limits }),
    customerDesk: ({ em, auth, domainEvents, jobs }: Services) =>
      new CustomerDeskService({ em, auth, domainEvents, jobs }),
    customerNotes: ({ em, reader }: Platform) => new CustomerNoteService(em, reader),
    customerLists: ({ reader, customerHistories }: Services) => new CustomerListService(reader, customerHistories),
  },
  resolvers: [
    resolver(CustomerResolver, ({ customers }: Services) => new CustomerResolver(customers)),
    resolver(
      CustomerDeskResolver,
      ({ customerDesk, customerLists, employeesById }: Services) =>
        new CustomerDeskResolver(customerDesk, customerLists, employeesById),
    ),
    resolver(CustomerNoteResolver, ({ customerNotes }: Services) => new CustomerNoteResolver(customerNotes)),
    resolver(
      CustomerNoteFieldsResolver,
      ({ employeesById }: Services) => new CustomerNoteFieldsResolver(employeesById),
    ),
  ],
  routes: [customerRoutes, customerDeskRoutes],
  register: ({ em, jobs, agencyMail }: Services) => new CustomerMails({ em, jobs, agencyMail }).register(),
} satisfies ServerModule<never>;
