import { requireAdmin } from '../../../kernel/access.js';
import { accountOf, type Caller } from '../../../kernel/actor.js';
import type { Em } from '../../../platform/database/orm.js';
import type { DocumentQueue } from '../../../platform/documents/document-queue.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import { conditionsText, DEFAULT_CONDITIONS } from '../../fleet/agency/contract-conditions.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { AmendmentReader } from '../amendment/amendment.reader.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { type StoredLine, piecesOf, type ReservationLines } from '../reservation/reservation-lines.js';
import type { ContractDeposits, ContractPayments } from './contract-money.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { assertReadable } from '../reservation/reservation.policy.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { contractDrivers, type DeparturePapers } from '../signature/contract-drivers.js';
import { Signature } from '../signature/signature.entity.js';
import type { SignatureService } from '../signature/signature.service.js';
import { SignatureClosedError } from '../signature/signature.errors.js';
import { Leg } from '../reservation/leg.entity.js';
import { NotARentalError } from './contract.errors.js';
import { contractSheet, forReading } from './contract-sheet.js';
import { CONTRACT_TEMPLATE, type ContractSheet } from './contract-template.js';
import type { ContractPreview } from './contract.commands.js';
import type { RentalPapers } from './rental-papers.js';
import { agencySheet } from './rental-sheet.js';
import { sampleContract } from './sample-contract.js';

interface Deps {
  readonly agencies: AgencyService;
  /** Provided by the exports. */
  readonly documents: Pick<DocumentQueue, 'make'>;
  readonly limits: RateLimits;
  /** Makes and checks the keys in links to the signature page. */
  readonly signatureKeys: LinkKeys;
  readonly departurePapers: DeparturePapers;
  readonly em: Em;
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly payments: ContractPayments;
  readonly deposits: ContractDeposits;
  readonly lines: ReservationLines;
  readonly reservations: ReservationService;
  readonly amendments: AmendmentReader;
  readonly settings: SettingsService;
  readonly signatures: SignatureService;
}

/** Prints the contracts of rentals in their agency's model (docs/rules/documents.md#the-two-models-of-the-contract). */
export class ContractService {
  constructor(private readonly deps: Deps) {}

  /**
   * Prepares the contract as a PDF with the latest signature: as it was before the first amendment, or as it is now if there is none. For
   * the staff and the owner. Throws ReservationNotFoundError, NotARentalError, TooManyRequestsError; printing throws PdfUnavailableError.
   */
  async document(caller: Caller, number: string): Promise<PreparedFile> {
    const { id, numberKey, status } = await this.deps.reservations.get(caller, number);
    if (status !== ReservationStatus.ACCEPTED) throw new NotARentalError();
    return {
      fileName: `contrat-${formatNumber(numberKey)}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      make: async () => this.deps.pdf.render(CONTRACT_TEMPLATE, await this.sheetOf(id)),
    };
  }

  /**
   * Prepares a copy to read before signing, while the contract can be signed: for the owner, the staff and holders of the link. Identity
   * numbers and contacts are masked, and it has no signature. Throws ReservationNotFoundError for everybody else, SignatureClosedError,
   * TooManyRequestsError; printing throws PdfUnavailableError, TooManyRequestsError.
   */
  async readingCopy(caller: Caller, number: string, key: string | null | undefined): Promise<PreparedFile> {
    const { limits, pdf, reservations, signatureKeys } = this.deps;
    const reservation = await reservations.track(caller, number);
    const { id, numberKey } = reservation;
    if (!signatureKeys.opens(numberKey, key)) assertReadable(caller.actor, reservation);
    if (!(await this.deps.signatures.isOpen(caller.actor, reservation))) throw new SignatureClosedError();
    return {
      fileName: `contrat-${formatNumber(numberKey)}-lecture.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      account: `reader:${id}`,
      make: async () => {
        await limits.consume('contract-reading', String(id));
        await limits.consume('contract-reading-address', caller.ip);
        // Whoever signs again reads what they sign now, and not the conditions of their former signature.
        return pdf.render(CONTRACT_TEMPLATE, forReading(await this.sheetOf(id, { toSign: true })));
      },
    };
  }

  /**
   * Prints an example with an agency's model and general conditions as they were typed, which nothing stores. Admin only. Throws
   * AgencyNotFoundError, TooManyRequestsError; printing throws PdfUnavailableError.
   */
  async preview(caller: Caller, { agencyId, theme, conditions }: ContractPreview): Promise<Buffer> {
    requireAdmin(caller.actor);
    const { agencies, documents, papers, pdf } = this.deps;
    const agency = await agencies.get(caller.actor, agencyId);
    const file: PreparedFile = {
      fileName: 'contrat-exemple.pdf',
      mediaType: PDF_MEDIA_TYPE,
      make: async () =>
        pdf.render(
          CONTRACT_TEMPLATE,
          sampleContract({
            ...{ agency: agencySheet(agency), theme, conditions: conditions ?? DEFAULT_CONDITIONS },
            letterhead: await papers.letterhead(agency),
            tracking: await papers.tracking('EXEMPLE'),
          }),
        ),
    };
    return documents.make(file, { account: accountOf(caller.actor), signal: new AbortController().signal });
  }

  /** Returns what the contract prints. For this module and its tests: checks no access. */
  async sheetOf(reservationId: number, { toSign = false } = {}): Promise<ContractSheet> {
    const { amendments, deposits, em, lines, papers, payments, settings } = this.deps;
    const reservation = await em.findOneOrFail(Reservation, { id: reservationId });
    const [amendment] = await amendments.standing(reservation);
    const vehicle = await em.findOneOrFail(Vehicle, { id: amendment?.before.vehicleId ?? reservation.vehicle.id });
    const agency = await vehicle.agency.loadOrFail();
    const last = await lastSignature(em, reservation);
    const signedText = last?.conditions ? (await last.conditions.loadOrFail()).text : DEFAULT_CONDITIONS;
    const priceLines = await lines.of(reservation, amendment?.before.days);
    return contractSheet({
      reservation,
      vehicle,
      agency,
      lines: priceLines,
      deposit: await deposits.forContract(reservation, await this.lowering(priceLines)),
      payments: await payments.forContract(reservation),
      letterhead: await papers.letterhead(agency),
      tracking: await papers.tracking(reservation.number),
      signature: await this.printedSignature(last),
      conditions: last && !toSign ? signedText : conditionsText(agency.conditions),
      drivers: await contractDrivers(em, reservation, this.deps.departurePapers),
      vatPercent: (await settings.get()).vatPercent,
      amendment,
      leg: (await em.findOne(Leg, { reservation, vehicle }, { orderBy: { id: 'asc' } })) ?? undefined,
    });
  }

  /** Returns the names of the extras among the lines that lower the deposit. */
  private async lowering(lines: readonly StoredLine[]): Promise<string[]> {
    const ids = [...piecesOf(lines).keys()];
    const lowers = { $or: [{ depositReduction: { $ne: null } }, { depositReductionPercent: { $ne: null } }] };
    const rules = ids.length > 0 ? await this.deps.em.find(ChargeRule, { id: { $in: ids }, ...lowers }) : [];
    return rules.map(({ name }) => name);
  }

  private async printedSignature(
    last: Signature | null,
  ): Promise<{ picture: string | null; signedAt: Date } | undefined> {
    if (!last?.imageFile) return undefined;
    return { picture: await this.deps.papers.signature(last.imageFile), signedAt: last.createdAt };
  }
}

function lastSignature(em: Em, reservation: Reservation): Promise<Signature | null> {
  return em.findOne(Signature, { reservation }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}
