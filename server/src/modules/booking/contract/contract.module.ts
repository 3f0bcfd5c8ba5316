import { resolver, type ServerModule } from '../../../api/module.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AmendmentReader } from '../amendment/amendment.reader.js';
import type { AmendmentSigning } from '../amendment/amendment-signing.js';
import type { ReservationLines } from '../reservation/reservation-lines.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import { AmendmentDocuments } from './amendment-documents.js';
import { ContractResolver } from './contract.resolver.js';
import { contractRoutes } from './contract.rest.js';
import { ContractService } from './contract.service.js';
import type { ContractDeposits, ContractPayments } from './contract-money.js';
import type { DeparturePapers } from '../signature/contract-drivers.js';
import type { DocumentQueue } from '../../../platform/documents/document-queue.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { SignatureService } from '../signature/signature.service.js';
import { StatedLines } from './stated-lines.js';
import { StatedLinesResolver } from './stated-lines.resolver.js';
import { RentalPapers } from './rental-papers.js';

interface Services extends Platform {
  readonly agencies: AgencyService;
  /** Provided by the exports. */
  readonly documents: DocumentQueue;
  readonly contracts: ContractService;
  readonly settings: SettingsService;
  readonly agenciesById: AgenciesById;
  readonly vehiclesById: VehiclesById;
  readonly papers: RentalPapers;
  /** Provided by the modules of payments and deposits. */
  readonly payments: ContractPayments;
  readonly deposits: ContractDeposits;
  /** Provided by the module of inspections. */
  readonly departurePapers: DeparturePapers;
  readonly reservations: ReservationService;
  readonly reservationLines: ReservationLines;
  readonly signatureKeys: LinkKeys;
  readonly signatures: SignatureService;
  readonly statedLines: StatedLines;
  readonly amendments: AmendmentReader;
  readonly amendmentSigning: AmendmentSigning;
}

export const contractModule = {
  services: {
    papers: ({ settings, files, publicUrl }: Services) => new RentalPapers({ settings, files, publicUrl }),
    contracts: ({
      agencies,
      documents,
      departurePapers,
      em,
      limits,
      signatureKeys,
      pdf,
      papers,
      payments,
      deposits,
      reservations,
      amendments,
      reservationLines: lines,
      settings,
      signatures,
    }: Services) =>
      new ContractService({
        agencies,
        documents,
        departurePapers,
        em,
        limits,
        signatureKeys,
        pdf,
        papers,
        payments,
        deposits,
        reservations,
        amendments,
        lines,
        settings,
        signatures,
      }),
    statedLines: ({ amendments, reservationLines: lines, settings }: Services) =>
      new StatedLines({ amendments, lines, settings }),
    amendmentDocuments: ({ limits, pdf, papers, amendmentSigning, vehiclesById, agenciesById }: Services) =>
      new AmendmentDocuments({
        ...{ limits, pdf, papers, signing: amendmentSigning },
        ...{ vehicles: vehiclesById, agencies: agenciesById },
      }),
  },
  resolvers: [
    resolver(ContractResolver, ({ contracts }: Services) => new ContractResolver(contracts)),
    resolver(StatedLinesResolver, ({ statedLines }: Services) => new StatedLinesResolver(statedLines)),
  ],
  routes: [contractRoutes],
} satisfies ServerModule<never>;
