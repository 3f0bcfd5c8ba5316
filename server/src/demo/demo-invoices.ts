import { ref } from '@mikro-orm/core';
import type { Amendment } from '../modules/booking/amendment/amendment.entity.js';
import { Invoice } from '../modules/money/invoice/invoice.entity.js';
import { InvoiceKind } from '../modules/money/invoice/invoice.enums.js';
import { splitVat } from '../modules/money/invoice/invoice-figures.js';
import { invoiceNumber } from '../modules/money/invoice/invoice-register.js';
import { plainLines } from '../modules/fleet/quote/price-quote.js';
import { takeSnapshot } from '../modules/money/invoice/invoice-snapshot.js';
import { asStored } from '../modules/booking/reservation/reservation-lines.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import type { Settings } from '../modules/base/settings/settings.entity.js';
import { agencyDay, DAY_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import { createDice } from './dice.js';
import { make } from './make-entity.js';

const INVOICED_SINCE_DAYS = 150;
const INVOICED = 0.7;

interface Sources {
  readonly reservations: readonly Reservation[];
  readonly amendments: readonly Amendment[];
  readonly settings: Settings;
}

/**
 * Makes invoices of recently ended rentals, numbered by agency and year in the order of issue. Reservations, vehicles and agencies must be
 * stored first, because the numbers contain the agency's id.
 */
export function createInvoices(clock: DemoClock, { reservations, amendments, settings }: Sources): Invoice[] {
  const dice = createDice(89);
  const since = clock.now.getTime() - INVOICED_SINCE_DAYS * DAY_MS;
  const sequences = new Map<string, number>();
  return reservations
    .filter(
      ({ status, endsAt }) =>
        status === ReservationStatus.ACCEPTED &&
        endsAt.getTime() > since &&
        endsAt < clock.now &&
        dice.chance(INVOICED),
    )
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
    .map((reservation) => {
      const vehicle = reservation.vehicle.getEntity();
      const agency = vehicle.agency.getEntity();
      const kind = InvoiceKind.INVOICE;
      const issuedOn = agencyDay(reservation.endsAt);
      const year = Number(issuedOn.slice(0, 4));
      const sequence = (sequences.get(`${agency.id} ${year}`) ?? 0) + 1;
      sequences.set(`${agency.id} ${year}`, sequence);
      const customer = reservation.customer?.getEntity();
      const own = amendments.filter((amendment) => amendment.reservation.getEntity() === reservation);
      const { quotedDailyPrice, discountPercent } = reservation;
      const days = own[0]?.before.days ?? reservation.days;
      const lines = plainLines(days, quotedDailyPrice, discountPercent, settings.vatPercent).map(asStored);
      const { companyName: company, vatPercent } = settings;
      const snapshot = takeSnapshot({
        ...{ company, reservation, vehicle, agency, lines, vatPercent, customer, amendments: own },
      });
      return make(Invoice, {
        ...splitVat(snapshot.total, settings.vatPercent),
        reservation: ref(reservation),
        agency: ref(agency),
        kind,
        year,
        sequence,
        number: invoiceNumber(kind, year, agency.id, sequence),
        issuedOn,
        issuedBy: reservation.handledBy,
        vatPercent: settings.vatPercent,
        snapshot,
        createdAt: reservation.endsAt,
        updatedAt: reservation.endsAt,
      });
    });
}
