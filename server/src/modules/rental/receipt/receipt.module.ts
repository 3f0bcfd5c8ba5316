import type { ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { RentalPapers } from '../contract/rental-papers.js';
import type { PaymentService } from '../payment/payment.service.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { ReceiptResolver } from './receipt.resolver.js';
import { ReceiptService } from './receipt.service.js';

interface Services extends Platform {
  readonly papers: RentalPapers;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
}

export const receiptModule = {
  services: {
    receipts: ({ pdf, papers, payments, reservations }: Services) =>
      new ReceiptService({ pdf, papers, payments, reservations }),
  },
  resolvers: [{ type: ReceiptResolver, make: () => new ReceiptResolver() }],
} satisfies ServerModule<never>;
