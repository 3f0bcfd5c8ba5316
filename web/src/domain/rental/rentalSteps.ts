import { hasInvoice, type IssuedDocument } from './issuedDocuments';
import type { RentalStage, ReservationStatus } from '../../platform/graphql/types.generated';

/** What the staff do with a reservation, one after the other. */
export type RentalStep = 'accept' | 'sign' | 'depart' | 'return' | 'collect' | 'invoice';

interface RentalState {
  status: ReservationStatus;
  /** Null for what is no rental. */
  stage: RentalStage | null;
  signed: boolean;
  /** Whether the contract can be signed now. */
  signatureOpen: boolean;
  /** In Dh; null for a request. */
  balance: string | null;
  invoices: readonly IssuedDocument[];
}

/**
 * Returns the steps that a reservation is ready for, the one to take next first. A vehicle that is out comes back first, even if the contract
 * can still be signed; money can be taken and an invoice issued at any time.
 */
export const rentalSteps = (reservation: RentalState): RentalStep[] => {
  const { status, stage, signed, signatureOpen, balance, invoices } = reservation;
  if (status === 'PENDING') return ['accept'];
  if (status !== 'ACCEPTED' || stage === null) return [];
  const sign = signatureOpen && !signed && 'sign';
  const steps = [
    stage === 'PLANNED' && sign,
    stage === 'PLANNED' && 'depart',
    stage === 'OUT' && 'return',
    stage === 'OUT' && sign,
    Number(balance) > 0 && 'collect',
    // Of a rental for which nobody came, an invoice is an exception.
    stage !== 'NO_SHOW' && !hasInvoice(invoices) && 'invoice',
  ] as const;
  return steps.filter((step) => step !== false);
};
