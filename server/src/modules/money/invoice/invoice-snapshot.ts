import { fullName } from '../../../kernel/full-name.js';
import type { Money } from '../../../kernel/money.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import {
  type AgencySheet,
  agencySheet,
  type PrintedLine,
  printedLine,
  type TripSheet,
  tripSheet,
} from '../../booking/contract/rental-sheet.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { type PriceAmendment, statedLines } from '../../booking/contract/stated-lines.js';
import { type StoredLine, standingLines } from '../../booking/reservation/reservation-lines.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

/** A part of the deposit that the agency keeps, with the reason. */
export interface Retention {
  readonly reason: string;
  readonly amount: Money;
}

/** The rental as printed on an invoice, stored at its issue. Instants are ISO 8601, amounts exact Dh. */
export interface InvoiceSnapshot {
  readonly company: string;
  readonly agency: AgencySheet;
  readonly customer: {
    readonly name: string;
    readonly address: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    readonly nationalId: string | null;
    readonly passportNumber: string | null;
  };
  readonly reservationNumber: string;
  readonly vehicle: { readonly name: string; readonly plateNumber: string };
  readonly trip: TripSheet;
  /** Amounts include the TVA; their sum is the total. */
  readonly lines: readonly PrintedLine[];
  readonly total: Money;
  /** Parts of the deposit that the agency keeps, printed below the total. They are no part of it and have no TVA. Undefined without any. */
  readonly retentions?: readonly Retention[];
  /** The replaced invoice and its credit note, if this invoice replaces another. */
  readonly replaces?: { readonly invoice: string; readonly creditNote: string };
  /** The invoice that a credit note takes back. */
  readonly takesBack?: { readonly invoice: string; readonly issuedOn: string };
}

interface RentalFacts {
  readonly company: string;
  readonly reservation: Reservation;
  readonly vehicle: Vehicle;
  readonly agency: Agency;
  readonly lines: readonly StoredLine[];
  /** TVA in percent of what has no rate of its own. */
  readonly vatPercent: string;
  /** The registered customer, if there is one. */
  readonly customer: Customer | undefined;
  readonly amendments: readonly PriceAmendment[];
  readonly retentions?: readonly Retention[];
}

/** Returns the snapshot of a rental as it is now. */
export function takeSnapshot({
  company,
  reservation,
  vehicle,
  agency,
  lines,
  vatPercent,
  customer,
  amendments,
  retentions = [],
}: RentalFacts): InvoiceSnapshot {
  const { driver } = reservation;
  return {
    company,
    agency: agencySheet(agency),
    customer: {
      name: fullName(driver),
      address: customer?.address || null,
      phone: driver.phone ?? null,
      email: driver.email ?? null,
      nationalId: driver.nationalId ?? null,
      passportNumber: driver.passportNumber ?? null,
    },
    reservationNumber: reservation.number,
    vehicle: { name: vehicle.name, plateNumber: vehicle.plateNumber },
    trip: tripSheet(reservation),
    lines: standingLines(statedLines(reservation, lines, amendments, vatPercent)).map((line) =>
      printedLine(line, amendments[0]?.before.vehicleName ?? vehicle.name),
    ),
    total: reservation.total ?? '0.00',
    ...(retentions.length > 0 && { retentions }),
  };
}
