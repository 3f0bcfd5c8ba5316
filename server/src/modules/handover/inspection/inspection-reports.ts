import { leftToRight } from '../../../kernel/left-to-right.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { JobAttempt, JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { photoPicture } from '../../../platform/pdf/document-pictures.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, Caller } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { fullName } from '../../../kernel/full-name.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import { agencySheet } from '../../booking/contract/rental-sheet.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { driverOf } from '../../booking/reservation/reservation-drivers.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { customerAddress } from '../../booking/mail/reservation.mails.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import { SentMailKind } from '../../booking/mail/sent-mail.enums.js';
import type { SentMailService } from '../../booking/mail/sent-mail.service.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { Inspection, InspectionPhoto } from './inspection.entity.js';
import { InspectionKind, InspectionStatus, PAPER_VIEWS } from './inspection.enums.js';
import { InspectionNotFoundError } from './inspection.errors.js';
import { INSPECTION_MAIL, type InspectionMail } from './inspection.jobs.js';
import { INSPECTION_FOLDER } from './inspection-photos.service.js';
import type { InspectionReader } from './inspection.reader.js';
import { type PrintedInspection, reportLeg } from './report-sheet.js';
import { REPORT_TEMPLATE, type ReportSheet } from './report-template.js';

interface Deps {
  readonly customers: CustomersById;
  readonly em: Em;
  readonly agencyMail: AgencyMail;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
  readonly papers: RentalPapers;
  readonly pdf: PdfRenderer;
  readonly reader: InspectionReader;
  readonly reservations: ReservationService;
  readonly sentMails: SentMailService;
  readonly signatureKeys: LinkKeys;
}

/** Prints and mails the reports of inspections (docs/rules/documents.md#inspections). */
export class InspectionReports {
  constructor(private readonly deps: Deps) {}

  /** Registers the handler of the mails. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(INSPECTION_MAIL, (mail, attempt) => this.deliver(mail, attempt));
  }

  /**
   * Prepares the report of a rental's completed inspections as a PDF, for the staff, the owner and holders of its link. Throws
   * InspectionNotFoundError, ReservationNotFoundError, TooManyRequestsError; printing throws PdfUnavailableError, TooManyRequestsError.
   */
  async document(caller: Caller, number: string, key: string | null): Promise<PreparedFile> {
    const { em, limits, pdf, reservations, signatureKeys } = this.deps;
    const reservation = await reservations.track(caller, number);
    const byLink = !canRead(caller.actor, reservation);
    if (byLink && !signatureKeys.opens(subjectOf(reservation), key)) throw new InspectionNotFoundError();
    const inspections = await em.find(
      Inspection,
      { reservation: reservation.id, status: InspectionStatus.COMPLETED },
      { orderBy: { id: 'asc' }, populate: ['vehicle', 'employee'] },
    );
    if (inspections.length === 0) throw new InspectionNotFoundError();
    return {
      fileName: `etat-des-lieux-${formatNumber(reservation.numberKey)}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      ...(byLink ? { account: `reader:${reservation.id}` } : {}),
      make: async () => {
        if (byLink) {
          await limits.consume('contract-reading', String(reservation.id));
          await limits.consume('contract-reading-address', caller.ip);
        }
        return pdf.render(REPORT_TEMPLATE, await this.sheetOf(reservation.id, inspections));
      },
    };
  }

  /** Returns the address that opens the report without a login, to the owner and the staff; null while no report exists. */
  async link(actor: Actor, reservation: Pick<Reservation, 'id' | 'numberKey' | 'customerId'>): Promise<string | null> {
    const completed = (await this.deps.reader.of(actor, reservation)).some(
      ({ status }) => status === InspectionStatus.COMPLETED,
    );
    return completed ? this.addressOf(reservation) : null;
  }

  /**
   * Mails the report's link to the customer. Staff only. Throws InspectionNotFoundError; ValidationError if the customer has no address.
   */
  async mail(caller: Caller, number: string): Promise<void> {
    requireStaff(caller.actor);
    const { customers, em, jobs, reservations } = this.deps;
    const reservation = await reservations.get(caller, number);
    if ((await this.link(caller.actor, reservation)) === null) throw new InspectionNotFoundError();
    const customer = await customers.find(reservation.customerId);
    if (!customerAddress(driverOf(reservation), customer?.email))
      throw new ValidationError({ number: ["Aucune adresse e-mail n'est connue pour cette location."] });
    const { id } = reservation;
    await inTransaction(em, () => jobs.enqueue(INSPECTION_MAIL, { reservationId: id, at: new Date().toISOString() }));
  }

  private async deliver({ reservationId, at }: InspectionMail, attempt: JobAttempt): Promise<void> {
    const { em, sentMails } = this.deps;
    const reservation = await em.findOne(Reservation, { id: reservationId }, { populate: ['customer'] });
    const to = reservation && customerAddress(reservation.driver, reservation.customer?.getEntity().email);
    if (!to) return;
    await sentMails.send(
      { reservationId, kind: SentMailKind.INSPECTION },
      {
        to,
        subject: `État des lieux de votre location ${reservation.number}`,
        content: {
          title: 'Votre état des lieux',
          paragraphs: [
            `Bonjour ${fullName(reservation.driver)},`,
            "Voici l'état des lieux de votre véhicule, avec les photos et les signatures.",
          ],
          link: { label: "Ouvrir l'état des lieux", url: this.addressOf(reservation) },
          closing: 'À très bientôt !',
        },
        kind: 'inspection',
        key: `inspection-${reservationId}-${at}`,
      },
      attempt,
    );
  }

  private addressOf({ numberKey }: Pick<Reservation, 'numberKey'>): string {
    const { agencyMail, signatureKeys } = this.deps;
    return agencyMail.urlOf(
      `/api/etatDesLieux/${formatNumber(numberKey)}/${signatureKeys.keyTo(subjectOf({ numberKey }))}`,
    );
  }

  private async sheetOf(reservationId: number, inspections: readonly Inspection[]): Promise<ReportSheet> {
    const { em, papers } = this.deps;
    const reservation = await em.findOneOrFail(Reservation, { id: reservationId });
    const vehicle = await reservation.vehicle.loadOrFail();
    const agency = await vehicle.agency.loadOrFail();
    const printed: PrintedInspection[] = [];
    for (const inspection of inspections) printed.push(await this.printed(inspection));
    // The order is that of the legs, because the inspection of a swap may be made later than those of the next leg.
    const driven = await em.find(Leg, { reservation }, { orderBy: { id: 'asc' }, populate: ['vehicle'] });
    const legs = driven.map((leg) => {
      const of = (kind: InspectionKind): PrintedInspection | undefined =>
        printed.find(({ inspection }) => inspection.leg?.id === leg.id && inspection.kind === kind);
      const { name, plateNumber } = leg.vehicle.getEntity();
      return reportLeg(
        `${name}, ${leftToRight(plateNumber)}`,
        leg,
        of(InspectionKind.DEPARTURE),
        of(InspectionKind.RETURN),
      );
    });
    const { qr } = await papers.tracking(reservation.number);
    return {
      ...(await papers.letterhead(agency)),
      agency: agencySheet(agency),
      qr,
      number: reservation.number,
      customer: fullName(reservation.driver),
      legs,
    };
  }

  private async printed(inspection: Inspection): Promise<PrintedInspection> {
    const { em, files, papers } = this.deps;
    const photos = await em.find(
      InspectionPhoto,
      { inspection, view: { $nin: [...PAPER_VIEWS] } },
      { orderBy: { id: 'asc' } },
    );
    const employee = inspection.employee?.getEntity();
    return {
      inspection,
      photos: await Promise.all(
        photos.map(async ({ view, imageFile }) => ({
          view,
          picture: imageFile ? await photoPicture(files, INSPECTION_FOLDER, imageFile) : null,
        })),
      ),
      signature: inspection.signatureFile ? await papers.signature(inspection.signatureFile) : null,
      employee: employee ? fullName(employee) : null,
    };
  }
}

/** Returns the subject of the report's link key. It differs from the contract's, so that the contract's link does not open the report. */
function subjectOf({ numberKey }: Pick<Reservation, 'numberKey'>): string {
  return `${numberKey}/etat-des-lieux`;
}
