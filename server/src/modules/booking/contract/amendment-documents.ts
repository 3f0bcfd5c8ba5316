import { formatNumber } from '../../../kernel/reservation-number.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { Caller } from '../../../kernel/actor.js';
import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import { fullName } from '../../../kernel/full-name.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { AmendmentSigning, AmendmentSlot, NamedAmendment } from '../amendment/amendment-signing.js';
import { canRead } from '../reservation/reservation.policy.js';
import { amendmentSheet } from './amendment-sheet.js';
import { AMENDMENT_TEMPLATE, type AmendmentSheet } from './amendment-template.js';
import type { RentalPapers } from './rental-papers.js';

interface Deps {
  readonly vehicles: VehiclesById;
  readonly agencies: AgenciesById;
  readonly limits: RateLimits;
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly signing: AmendmentSigning;
}

/** Prints amendments of contracts with the terms stored in them (docs/rules/documents.md#amendments). */
export class AmendmentDocuments {
  constructor(private readonly deps: Deps) {}

  /**
   * Prepares an amendment as a PDF for the staff, the owner and holders of its link. Throws AmendmentNotFoundError,
   * ReservationNotFoundError, TooManyRequestsError; printing throws PdfUnavailableError, TooManyRequestsError.
   */
  async document(caller: Caller, named: NamedAmendment): Promise<PreparedFile> {
    const { limits, pdf, signing } = this.deps;
    const slot = await signing.slot(caller, named);
    const { reservation, amendment } = slot;
    const byLink = !canRead(caller.actor, reservation);
    return {
      fileName: `avenant-${amendment.number}-${formatNumber(reservation.numberKey)}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      ...(byLink ? { account: `reader:${reservation.id}` } : {}),
      make: async () => {
        if (byLink) {
          await limits.consume('contract-reading', String(reservation.id));
          await limits.consume('contract-reading-address', caller.ip);
        }
        return pdf.render(AMENDMENT_TEMPLATE, await this.sheetOf(slot));
      },
    };
  }

  private async sheetOf({ reservation, amendment }: AmendmentSlot): Promise<AmendmentSheet> {
    const { agencies, papers, vehicles } = this.deps;
    const number = formatNumber(reservation.numberKey);
    const { agencyId } = await vehicles.get(reservation.vehicleId);
    const agency = await agencies.get(agencyId);
    const employee = await amendment.employee?.load();
    const { imageFile, signedAt } = amendment;
    return amendmentSheet({
      amendment,
      number,
      agency,
      madeBy: employee ? fullName(employee) : null,
      letterhead: await papers.letterhead(agency),
      tracking: await papers.tracking(number),
      signature: signedAt
        ? { picture: imageFile ? await papers.signature(imageFile) : null, signedAt: toReadableTime(signedAt) }
        : null,
    });
  }
}
