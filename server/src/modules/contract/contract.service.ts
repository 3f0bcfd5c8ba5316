import type { Em } from '../../infra/database/orm.js';
import type { PdfRenderer } from '../../infra/pdf/pdf-renderer.js';
import type { PaymentService } from '../payment/payment.service.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { Caller, ReservationService } from '../reservation/reservation.service.js';
import { ReservationStatus } from '../reservation/reservation.status.js';
import { Signature } from '../signature/signature.entity.js';
import { NotARentalError } from './contract.errors.js';
import { contractSheet } from './contract.sheet.js';
import { CONTRACT_TEMPLATE } from './contract.template.js';
import type { RentalPapers } from './rental.papers.js';

/** A PDF with the name to save it under. */
export interface PdfFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

interface Deps {
  readonly em: Em;
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
}

/** Contracts of rentals (spec/3-decisions §3), in the model their agency prints. */
export class ContractService {
  constructor(private readonly deps: Deps) {}

  /**
   * The contract as it stands now, with the latest signature. For the staff and the owner. Throws ReservationNotFoundError,
   * NotARentalError, PdfUnavailableError, TooManyRequestsError.
   */
  async document(caller: Caller, number: unknown): Promise<PdfFile> {
    const reservation = await this.deps.reservations.get(caller, number);
    if (reservation.status !== ReservationStatus.ACCEPTED) throw new NotARentalError();
    const vehicle = await reservation.vehicle.loadOrFail();
    const agency = await vehicle.agency.loadOrFail();
    const { papers, payments, pdf } = this.deps;
    const sheet = contractSheet({
      reservation,
      vehicle,
      agency,
      payments: await payments.of(caller.actor, reservation),
      letterhead: await papers.letterhead(agency),
      tracking: await papers.tracking(reservation.number),
      signature: await this.signatureOf(reservation),
    });
    return { fileName: `contrat-${reservation.number}.pdf`, bytes: await pdf.render(CONTRACT_TEMPLATE, sheet) };
  }

  private async signatureOf(reservation: Reservation): Promise<{ picture: string | null; signedAt: Date } | undefined> {
    const last = await this.deps.em.findOne(Signature, { reservation }, { orderBy: { createdAt: 'desc', id: 'desc' } });
    if (!last?.imageFile) return undefined;
    return { picture: await this.deps.papers.signature(last.imageFile), signedAt: last.createdAt };
  }
}
