import type { Em } from '../../../platform/database/orm.js';
import type { Caller } from '../../../kernel/actor.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { depositStatementSheet } from './deposit-statement-sheet.js';
import { DEPOSIT_STATEMENT_TEMPLATE } from './deposit-statement-template.js';
import type { StatedCharges } from './stated-charges.js';
import { NoDepositError } from './receipt.errors.js';

interface Deps {
  readonly em: Em;
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly charged: StatedCharges;
  readonly deposits: DepositReader;
  readonly reservations: ReservationService;
}

/** Prints the statements of deposits (docs/rules/payments.md#deposits). */
export class DepositStatementService {
  constructor(private readonly deps: Deps) {}

  /**
   * Prepares the statement of a rental's deposit as a PDF for the staff and the owner. Throws ReservationNotFoundError, NoDepositError;
   * printing throws PdfUnavailableError.
   */
  async document(caller: Caller, number: string): Promise<PreparedFile> {
    const { charged, deposits, em, papers, pdf, reservations } = this.deps;
    const found = await reservations.get(caller, number);
    const entries = await deposits.of(caller.actor, found);
    if (entries.length === 0) throw new NoDepositError();
    return {
      fileName: `caution-${formatNumber(found.numberKey)}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      make: async () => {
        const reservation = await em.findOneOrFail(Reservation, { id: found.id });
        const vehicle = await reservation.vehicle.loadOrFail();
        const agency = await vehicle.agency.loadOrFail();
        const letterhead = await papers.letterhead(agency);
        const charges = await charged.of(caller.actor, entries);
        const sheet = depositStatementSheet({ reservation, vehicle, agency, entries, charges, letterhead });
        return pdf.render(DEPOSIT_STATEMENT_TEMPLATE, sheet);
      },
    };
  }
}
