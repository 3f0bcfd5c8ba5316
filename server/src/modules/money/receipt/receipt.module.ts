import type { ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import type { PaymentService } from '../payment/payment.service.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import type { CashReports } from '../till/cash-report.js';
import { CashReportDocuments } from './cash-report.service.js';
import { DepositStatementService } from './deposit-statement.service.js';
import { ReceiptResolver } from './receipt.resolver.js';
import { ReceiptService } from './receipt.service.js';
import { StatedCharges } from './stated-charges.js';

interface Services extends Platform {
  readonly papers: RentalPapers;
  readonly cashReports: CashReports;
  readonly deposits: DepositReader;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
  readonly returnChargeReader: ReturnChargeReader;
}

export const receiptModule = {
  services: {
    cashReportDocuments: ({ pdf, papers, cashReports }: Services) =>
      new CashReportDocuments({ pdf, papers, cashReports }),
    depositStatements: ({ em, files, pdf, papers, deposits, reservations, returnChargeReader }: Services) => {
      const charged = new StatedCharges(files, returnChargeReader);
      return new DepositStatementService({ em, pdf, papers, charged, deposits, reservations });
    },
    receipts: ({ em, pdf, papers, payments, reservations }: Services) =>
      new ReceiptService({ em, pdf, papers, payments, reservations }),
  },
  resolvers: [{ type: ReceiptResolver, make: () => new ReceiptResolver() }],
} satisfies ServerModule<never>;
