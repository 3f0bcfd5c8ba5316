import type { Money } from '../../shared/money.js';
import type { AgencySheet, PriceLine, TripSheet } from '../contract/rental.sheet.js';

/** What an invoice prints of the rental, as it was on the day of issue. Instants are ISO 8601, amounts exact Dh. */
export interface InvoiceSnapshot {
  readonly company: string;
  readonly agency: AgencySheet;
  readonly customer: {
    readonly name: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly address: string | null;
    readonly nationalId: string | null;
    readonly passportNumber: string | null;
  };
  readonly reservationNumber: string;
  readonly vehicle: { readonly name: string; readonly plateNumber: string };
  readonly trip: TripSheet;
  /** TTC; their sum is the total. */
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  /** The invoice this one replaces, and the credit note that took it back. */
  readonly replaces?: { readonly invoice: string; readonly creditNote: string };
  /** Of a credit note: the invoice it takes back. */
  readonly takesBack?: { readonly invoice: string; readonly issuedOn: string };
}
