import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { StageService } from '../../handover/stage/stage.service.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { ReservationsById } from '../../booking/reservation/reservations-by-id.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Payment } from './payment.entity.js';
import { PaymentLedger } from './payment-ledger.js';
import { reopenForPayments } from './reopening.js';
import { PaymentEntryResolver, PaymentResolver } from './payment.resolver.js';
import { PaymentService } from './payment.service.js';

interface Services extends Platform {
  readonly agenciesById: AgenciesById;
  readonly employeesById: EmployeesById;
  readonly ledger: PaymentLedger;
  readonly payments: PaymentService;
  readonly reservationsById: ReservationsById;
  readonly rentalStages: StageService;
  readonly settings: SettingsService;
}

export const paymentModule = {
  entities: [Payment],
  services: {
    ledger: ({ domainEvents }: Services) => new PaymentLedger(domainEvents),
    payments: ({ em, domainEvents, events, ledger, settings }: Services) =>
      new PaymentService({ em, domainEvents, events, ledger, settings }),
  },
  resolvers: [
    resolver(
      PaymentResolver,
      ({ payments, reservationsById }: Services) => new PaymentResolver(payments, reservationsById),
    ),
    resolver(
      PaymentEntryResolver,
      ({ employeesById, agenciesById }: Services) => new PaymentEntryResolver(employeesById, agenciesById),
    ),
  ],
  register: ({ domainEvents, rentalStages }: Services) => reopenForPayments(domainEvents, rentalStages),
} satisfies ServerModule<never>;
