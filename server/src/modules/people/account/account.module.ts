import { sql } from 'kysely';
import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import type { AuditService } from '../../base/audit/audit.service.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { registerAuthMails } from './auth.mails.js';
import { AuthResolver } from './auth.resolver.js';
import { authRoutes } from './auth.rest.js';
import { AuthService } from './auth.service.js';
import { Customer, type CustomerTable } from './customer.entity.js';
import { type CustomersById, customersById } from './customers-by-id.js';
import { EmailToken } from './email-token.entity.js';
import { type EmployeesById, employeesById } from './employees-by-id.js';
import { Employee, Subscription, type EmployeeTable } from './employee.entity.js';
import { KnownDevice } from './known-device.entity.js';
import { PasswordResolver } from './password.resolver.js';
import { PasswordService } from './password.service.js';
import { SecondFactor, SecuritySettings } from './second-factor.entity.js';
import { SecondFactorGate } from './second-factor-gate.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SessionUses } from './session-uses.js';
import { Session } from './session.entity.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { staffPasswordRoutes } from './staff-password.rest.js';
import { ACCOUNT_NOTICE_MAIL, NEW_DEVICE_MAIL, PASSWORD_RESET_MAIL, SECOND_FACTOR_MAIL } from './account.jobs.js';

interface Services extends Platform {
  readonly agencyMail: AgencyMail;
  readonly audit: AuditService;
  readonly settings: SettingsService;
  readonly auth: AuthService;
  readonly customersById: CustomersById;
  readonly employeesById: EmployeesById;
  readonly passwords: PasswordService;
  readonly secondFactorGate: SecondFactorGate;
  readonly secondFactors: SecondFactorService;
  readonly sessions: SessionService;
  readonly sessionUses: SessionUses;
}

export const accountModule = {
  entities: [Customer, EmailToken, Employee, KnownDevice, SecondFactor, SecuritySettings, Session, Subscription],
  jobs: [PASSWORD_RESET_MAIL, NEW_DEVICE_MAIL, ACCOUNT_NOTICE_MAIL, SECOND_FACTOR_MAIL],
  services: {
    customersById: ({ reader }: Platform) => customersById(reader),
    employeesById: ({ reader }: Platform) => employeesById(reader),
    sessionUses: ({ em, onError }: Platform) => new SessionUses({ em, onError }),
    secondFactorGate: ({ em, jobs, limits, authSecret }: Platform) =>
      new SecondFactorGate({ em, jobs, limits, authSecret }),
    auth: (services: Services) => {
      const { customersById: customers, employeesById: employees } = services;
      const { em, reader, events, jobs, limits, authSecret, secondFactorGate: gate, sessionUses: uses } = services;
      return new AuthService({ em, reader, customers, employees, events, jobs, limits, authSecret, gate, uses });
    },
    passwords: ({ em, auth, jobs, limits }: Services) => new PasswordService({ em, auth, jobs, limits }),
    secondFactors: ({ em, events, jobs, settings, auth, secondFactorGate: gate, authSecret }: Services) =>
      new SecondFactorService({ em, events, jobs, settings, auth, gate, authSecret }),
    sessions: ({ em, events }: Platform) => new SessionService({ em, events }),
  },
  resolvers: [
    resolver(AuthResolver, ({ auth, employeesById }: Services) => new AuthResolver(auth, employeesById)),
    resolver(PasswordResolver, ({ passwords }: Services) => new PasswordResolver(passwords)),
    resolver(
      SecondFactorResolver,
      ({ auth, secondFactors, employeesById }: Services) =>
        new SecondFactorResolver(auth, secondFactors, employeesById),
    ),
    resolver(SessionResolver, ({ sessions }: Services) => new SessionResolver(sessions)),
  ],
  routes: [authRoutes, staffPasswordRoutes],
  register: ({ em, jobs, agencyMail, audit }: Services) => {
    registerAuthMails({ em, jobs, agencyMail });
    const name = sql<string>`first_name || ' ' || last_name`.as('name');
    audit.nameBy<EmployeeTable>(AuditedRecord.EMPLOYEE, (tables, ids) =>
      tables.selectFrom('employee').select(['id', name]).where('id', 'in', ids),
    );
    audit.nameBy<CustomerTable>(AuditedRecord.CUSTOMER, (tables, ids) =>
      tables.selectFrom('customer').select(['id', name]).where('id', 'in', ids),
    );
  },
} satisfies ServerModule<never>;
