import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet, LineSheet, PaymentSheet } from './rental-sheet.js';
import type { Condition } from '../../fleet/agency/contract-conditions.js';

/** A driver as printed on the contract. */
export interface DriverSheet {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** The number of the driving licence and, if it was read, its category. */
  readonly licenceNumber: string | null;
  /** From when until when the licence is valid, as far as it was read. */
  readonly licenceValidity: string | null;
  readonly birthDate: string | null;
  readonly nationalId: string | null;
  readonly passportNumber: string | null;
  readonly nationality: string | null;
}

/** The content of a printed contract: French texts, pictures as PNG data URLs. */
export interface ContractSheet {
  readonly theme: 'MODEL_1' | 'MODEL_2';
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly number: string;
  /** The note beside the title of a copy; null on the contract itself. */
  readonly copy: string | null;
  /** The day on which the reservation was accepted. */
  readonly madeOn: string;
  readonly trackingUrl: string;
  readonly qr: string;
  readonly driver: DriverSheet;
  readonly secondDriver: DriverSheet | null;
  readonly vehicle: {
    readonly name: string;
    readonly plateNumber: string;
    readonly category: string;
    readonly year: string;
    readonly fuel: string;
    readonly transmission: string;
    readonly color: string;
  };
  readonly insurance: {
    readonly insurer: string | null;
    readonly type: string | null;
    readonly policyNumber: string | null;
    readonly validity: string | null;
    /** Why it does not cover the rental; null if it does. */
    readonly warning: string | null;
  } | null;
  readonly trip: {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly days: string;
    /** The km that the price includes; null if the rental has no such promise. */
    readonly km: string | null;
    readonly pickupPlace: string;
    readonly returnPlace: string;
  };
  /** Odometer and fuel at the departure and the return, a line each; dots to write on where nobody has read them yet. */
  readonly readings: readonly string[];
  readonly lines: readonly LineSheet[];
  readonly total: string;
  readonly totalInWords: string;
  readonly paid: string;
  readonly balance: string;
  readonly payments: readonly PaymentSheet[];
  /** The deposit that is asked for, and what lowered it or how it is held; null if none is asked for and none was left. */
  readonly deposit: { readonly amount: string; readonly notes: readonly string[] } | null;
  /** What the customer pays at most for a damage that the insurance covers; null where it was not agreed. */
  readonly excess: string | null;
  readonly comment: string | null;
  readonly signature: { readonly picture: string | null; readonly signedAt: string } | null;
  readonly conditions: readonly Condition[];
}

/**
 * Registers the layout of the PDF of a contract, in both models (docs/rules/documents.md#the-two-models-of-the-contract); the PDF worker
 * loads it.
 */
export const CONTRACT_TEMPLATE: PdfTemplate<ContractSheet> = {
  file: import.meta.resolve('./contract.document.js'),
};
