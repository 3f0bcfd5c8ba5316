import { ref } from '@mikro-orm/core';
import { batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import { markCorrected } from '../../../kernel/corrections.js';
import { subtractMoney } from '../../../kernel/money.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, employeeIdOf, isStaff, type StaffActor, type Caller } from '../../../kernel/actor.js';
import { lockRegisters } from '../../fleet/agency/agency-registers.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import type { AmendmentReader } from '../../booking/amendment/amendment.reader.js';
import type { DepositEntry } from '../deposit/deposit-entry.entity.js';
import { DepositEntryKind } from '../deposit/deposit.enums.js';
import type { DepositReader } from '../deposit/deposit.reader.js';
import type { PaymentService } from '../payment/payment.service.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { Correction } from './invoice.commands.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceKind } from './invoice.enums.js';
import { InvoiceAlreadyCorrectedError, InvoiceNotFoundError, NotInvoiceableError } from './invoice.errors.js';
import { figuresOf, negated, vatShares } from './invoice-figures.js';
import { nextPlace } from './invoice-register.js';
import { invoiceSheet, proFormaSheet } from './invoice-sheet.js';
import { type InvoiceSnapshot, type Retention, takeSnapshot } from './invoice-snapshot.js';
import { INVOICE_TEMPLATE } from './invoice-template.js';

/** The documents that a correction issues. A cancelled rental gets no new invoice. */
export interface InvoiceCorrection {
  readonly creditNote: Invoice;
  readonly invoice: Invoice | undefined;
}

interface Deps {
  readonly em: Em;
  readonly events: EventBus;
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly payments: PaymentService;
  readonly reservations: ReservationService;
  readonly lines: ReservationLines;
  readonly settings: SettingsService;
  readonly amendments: AmendmentReader;
  readonly deposits: DepositReader;
}

/** Issues the invoices of rentals, and corrects them by credit notes (docs/rules/documents.md#invoices). */
export class InvoiceService {
  private readonly load: (reservationId: number) => Promise<Invoice[]>;

  constructor(private readonly deps: Deps) {
    this.load = batchedLists(
      (ids) => this.documentsOf(ids),
      ({ reservation }) => reservation.id,
    );
  }

  /** Issues the rental's invoice; returns the same one at later calls. Staff only. Throws ReservationNotFoundError, NotInvoiceableError. */
  async issue(caller: Caller, number: string): Promise<Invoice> {
    const { actor } = caller;
    requireStaff(actor);
    const { id } = await this.deps.reservations.get(caller, number);
    return this.underLock(id, async (tx, reservation) => {
      const standing = await this.current(reservation);
      if (standing) return standing;
      if (reservation.status !== ReservationStatus.ACCEPTED) throw new NotInvoiceableError();
      return this.write(tx, actor, reservation);
    });
  }

  /**
   * Takes an invoice back by a credit note with the same figures, and issues a new invoice of the rental as it is now, unless it was
   * cancelled. Staff only. Throws InvoiceNotFoundError, InvoiceAlreadyCorrectedError.
   */
  async correct(actor: Actor, { invoiceNumber, reason }: Correction): Promise<InvoiceCorrection> {
    requireStaff(actor);
    const wrong = await this.deps.em.findOne(Invoice, { number: invoiceNumber });
    if (!wrong) throw new InvoiceNotFoundError();
    return this.underLock(wrong.reservation.id, async (tx, reservation) => {
      const correctedBefore = (await tx.em.count(Invoice, { corrects: wrong.id })) > 0;
      if (correctedBefore || wrong.kind === InvoiceKind.CREDIT_NOTE) {
        throw new InvoiceAlreadyCorrectedError(wrong.number);
      }
      const vehicle = await reservation.vehicle.loadOrFail();
      await lockRegisters(tx, [wrong.agency, vehicle.agency]);
      const creditNote = await writeCreditNote(tx, actor, wrong, reason);
      const replaces = { invoice: wrong.number, creditNote: creditNote.number };
      const stands = reservation.status === ReservationStatus.ACCEPTED;
      return { creditNote, invoice: stands ? await this.write(tx, actor, reservation, { replaces }) : undefined };
    });
  }

  /**
   * Prepares an issued document as a PDF: that of the given number, else the rental's valid invoice, else its last document. For the staff
   * and the owner. Throws ReservationNotFoundError, InvoiceNotFoundError; printing throws PdfUnavailableError.
   */
  async document(caller: Caller, number: string, invoiceNumber?: string | null): Promise<PreparedFile> {
    const reservation = await this.deps.reservations.get(caller, number);
    const documents = await this.load(reservation.id);
    const wanted =
      invoiceNumber == null
        ? (documents.find(stands) ?? documents.at(-1))
        : documents.find((each) => each.number === invoiceNumber);
    if (!wanted) throw new InvoiceNotFoundError();
    return this.printed(caller, reservation, wanted);
  }

  /**
   * Prepares the rental's invoice as `document` does, or a pro forma, which takes no number, if none is issued
   * (docs/rules/documents.md#invoices). Throws ReservationNotFoundError, NotInvoiceableError; printing throws PdfUnavailableError.
   */
  async documentOrProForma(caller: Caller, number: string): Promise<PreparedFile> {
    const reservation = await this.deps.reservations.get(caller, number);
    const documents = await this.load(reservation.id);
    const issued = documents.find(stands);
    if (issued) return this.printed(caller, reservation, issued);
    if (reservation.status === ReservationStatus.ACCEPTED) return this.proForma(caller, reservation);
    const last = documents.at(-1);
    if (!last) throw new NotInvoiceableError();
    return this.printed(caller, reservation, last);
  }

  private printed(caller: Caller, reservation: ReservationRecord, wanted: Invoice): PreparedFile {
    const { papers, payments, pdf } = this.deps;
    const name = wanted.kind === InvoiceKind.CREDIT_NOTE ? 'avoir' : 'facture';
    return {
      fileName: `${name}-${wanted.number}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      make: async () => {
        const sheet = invoiceSheet({
          invoice: wanted,
          payments: await payments.of(caller.actor, reservation),
          letterhead: await papers.letterhead(wanted.snapshot.agency),
          tracking: await papers.tracking(formatNumber(reservation.numberKey)),
        });
        return pdf.render(INVOICE_TEMPLATE, sheet);
      },
    };
  }

  private proForma(caller: Caller, { id, numberKey }: ReservationRecord): PreparedFile {
    const { em, papers, payments, pdf } = this.deps;
    const number = formatNumber(numberKey);
    return {
      fileName: `pro-forma-${number}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      make: async () => {
        const reservation = await em.findOneOrFail(Reservation, { id });
        const { agency, snapshot, vatPercent, figures } = await this.asItStands(reservation);
        const sheet = proFormaSheet({
          snapshot,
          vatPercent,
          figures,
          payments: await payments.of(caller.actor, reservation),
          letterhead: await papers.letterhead(agency),
          tracking: await papers.tracking(number),
        });
        return pdf.render(INVOICE_TEMPLATE, sheet);
      },
    };
  }

  /** Returns a rental's documents in the order of their issue to its owner and the staff; an empty list to others. */
  async of(actor: Actor, reservation: Pick<Reservation, 'id' | 'customerId'>): Promise<Invoice[]> {
    return isStaff(actor) || canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /** Changes a rental's documents while the reservation is locked; live pages are told after the commit. */
  private async underLock<T>(
    reservationId: number,
    work: (tx: Transaction, reservation: Reservation) => Promise<T>,
  ): Promise<T> {
    const { em, events } = this.deps;
    return inTransaction(em, async (tx) => {
      const found = await lockReservation(tx, { id: reservationId });
      const made = await work(tx, found);
      await tx.em.flush();
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(found)));
      return made;
    });
  }

  private async current(reservation: Reservation): Promise<Invoice | undefined> {
    return (await this.documentsOf([reservation.id])).find(stands);
  }

  private async write(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    extra: Pick<InvoiceSnapshot, 'replaces'> = {},
  ): Promise<Invoice> {
    const { agency, snapshot, vatPercent, figures } = await this.asItStands(reservation);
    await lockRegisters(tx, [agency]);
    const kind = InvoiceKind.INVOICE;
    const invoice = tx.em.create(Invoice, {
      ...(await nextPlace(tx, agency.id, kind)),
      ...figures,
      kind,
      vatPercent,
      reservation,
      agency,
      issuedBy: employeeIdOf(actor),
      snapshot: { ...snapshot, ...extra },
    });
    await tx.em.persist(invoice).flush();
    return invoice;
  }

  /** Returns what an invoice of the rental would contain now. */
  private async asItStands(reservation: Reservation) {
    const vehicle = await reservation.vehicle.loadOrFail();
    const agency = await vehicle.agency.loadOrFail();
    const { vatPercent, companyName } = await this.deps.settings.get();
    const customer = (await reservation.customer?.load()) ?? undefined;
    const amendments = await this.deps.amendments.standing(reservation);
    const lines = await this.deps.lines.of(reservation, amendments[0]?.before.days);
    const company = companyName || agency.name;
    const retentions = retentionsOf(await this.deps.deposits.forDocument(reservation));
    const snapshot = takeSnapshot({
      ...{ company, reservation, vehicle, agency, lines, vatPercent, customer, amendments, retentions },
    });
    return { agency, snapshot, vatPercent, figures: figuresOf(vatShares(snapshot.lines, vatPercent)) };
  }

  private async documentsOf(ids: readonly number[]): Promise<Invoice[]> {
    const found = await this.deps.em.find(Invoice, { reservation: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
    return markCorrected(found);
  }
}

/** Returns the parts of a deposit that the agency keeps, without corrected entries and those that pay a line, which are payments. */
function retentionsOf(entries: readonly DepositEntry[]): Retention[] {
  return entries
    .filter(({ kind, corrected, payment }) => kind === DepositEntryKind.KEPT && !corrected && !payment)
    .map(({ reason, amount }) => ({ reason: reason ?? '', amount: subtractMoney('0', amount) }));
}

/** Tells whether a document is an invoice that was not taken back. A rental has at most one. */
function stands({ kind, corrected }: Invoice): boolean {
  return kind === InvoiceKind.INVOICE && !corrected;
}

async function writeCreditNote(tx: Transaction, actor: StaffActor, wrong: Invoice, reason: string): Promise<Invoice> {
  const kind = InvoiceKind.CREDIT_NOTE;
  const { vatPercent, net, vat, total, issuedOn, number } = wrong;
  const creditNote = tx.em.create(Invoice, {
    ...(await nextPlace(tx, wrong.agency.id, kind)),
    ...negated({ net, vat, total }),
    kind,
    vatPercent,
    reservation: wrong.reservation.id,
    agency: wrong.agency.id,
    issuedBy: employeeIdOf(actor),
    corrects: wrong,
    reason,
    snapshot: { ...wrong.snapshot, replaces: undefined, takesBack: { invoice: number, issuedOn } },
  });
  creditNote.corrects = ref(wrong);
  await tx.em.persist(creditNote).flush();
  return creditNote;
}
