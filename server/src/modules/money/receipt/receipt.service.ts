import type { Em } from '../../../platform/database/orm.js';
import type { Caller } from '../../../kernel/actor.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import type { Payment } from '../payment/payment.entity.js';
import type { PaymentService } from '../payment/payment.service.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { ReceiptNotFoundError } from './receipt.errors.js';
import { receiptSheet } from './receipt-sheet.js';
import { RECEIPT_TEMPLATE, type ReceiptSheet } from './receipt-template.js';

interface Deps {
  readonly em: Em;
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
}

/** Prints the receipts of payments (docs/rules/payments.md#receipts). */
export class ReceiptService {
  constructor(private readonly deps: Deps) {}

  /**
   * Prepares the receipt of a payment or a refund as a PDF, marked as void if it was taken back. For the staff and the owner of the rental.
   * Throws ReservationNotFoundError, ReceiptNotFoundError; printing throws PdfUnavailableError.
   */
  async document(caller: Caller, number: string, receiptNumber: string): Promise<PreparedFile> {
    const { payments: service, pdf, reservations } = this.deps;
    const reservation = await reservations.get(caller, number);
    const payments = await service.of(caller.actor, reservation);
    const payment = payments.find((each) => each.receiptNumber === receiptNumber.trim().toUpperCase());
    if (!payment) throw new ReceiptNotFoundError();
    return {
      fileName: `recu-${payment.receiptNumber}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      make: async () => pdf.render(RECEIPT_TEMPLATE, await this.sheetOf(reservation.id, payment, payments)),
    };
  }

  private async sheetOf(reservationId: number, payment: Payment, payments: readonly Payment[]): Promise<ReceiptSheet> {
    const reservation = await this.deps.em.findOneOrFail(Reservation, { id: reservationId });
    const vehicle = await reservation.vehicle.loadOrFail();
    const agency = (await payment.agency?.load()) ?? (await vehicle.agency.loadOrFail());
    const letterhead = await this.deps.papers.letterhead(agency);
    return receiptSheet({ payment, payments, reservation, vehicle, agency, letterhead });
  }
}
