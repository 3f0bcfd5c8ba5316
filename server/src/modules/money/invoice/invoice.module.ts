import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import type { AmendmentReader } from '../../booking/amendment/amendment.reader.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import type { PaymentService } from '../payment/payment.service.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceResolver } from './invoice.resolver.js';
import { invoiceRoutes } from './invoice.rest.js';
import { InvoiceService } from './invoice.service.js';

interface Services extends Platform {
  readonly settings: SettingsService;
  readonly invoices: InvoiceService;
  readonly papers: RentalPapers;
  readonly deposits: DepositReader;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
  readonly reservationLines: ReservationLines;
  readonly amendments: AmendmentReader;
}

export const invoiceModule = {
  entities: [Invoice],
  services: {
    invoices: ({
      em,
      events,
      settings,
      pdf,
      papers,
      payments,
      reservations,
      amendments,
      deposits,
      reservationLines: lines,
    }: Services) =>
      new InvoiceService({ em, events, settings, pdf, papers, payments, reservations, amendments, deposits, lines }),
  },
  resolvers: [resolver(InvoiceResolver, ({ invoices }: Services) => new InvoiceResolver(invoices))],
  routes: [invoiceRoutes],
} satisfies ServerModule<never>;
