import { type Column, makeWorkbook } from '../../../platform/xlsx/workbook.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { RESERVATION_KIND_LABELS, RESERVATION_STATUS_LABELS } from './reservation.labels.js';
import { STAGE_LABELS } from './rental-stage.js';
import type { ReservationRecord } from './reservation.entity.js';
import { balanceOf, daysOf } from './reservation-values.js';

/** A row of the workbook: a reservation with the names of its vehicle and agency. */
export interface ExportedReservation extends ReservationRecord {
  readonly vehicleName: string;
  readonly plateNumber: string;
  readonly agencyName: string;
}

const ANYONE: readonly Column<ExportedReservation>[] = [
  { title: HEADINGS.number, width: 16, value: ({ numberKey }) => formatNumber(numberKey) },
  { title: HEADINGS.lastName, value: ({ driverLastName }) => driverLastName },
  { title: HEADINGS.firstName, value: ({ driverFirstName }) => driverFirstName },
  { title: HEADINGS.nationalId, width: 14, value: ({ driverNationalId }) => driverNationalId },
  { title: HEADINGS.passport, width: 14, value: ({ driverPassportNumber }) => driverPassportNumber },
  { title: HEADINGS.phone, width: 18, value: ({ driverPhone }) => driverPhone },
  { title: HEADINGS.email, width: 30, value: ({ driverEmail }) => driverEmail },
];

/** The agency, and how far a rental is: one whose customer did not come is accepted all the same. */
const STANDING: readonly Column<ExportedReservation>[] = [
  { title: HEADINGS.agency, width: 24, value: ({ agencyName }) => agencyName },
  { title: HEADINGS.stage, width: 16, value: ({ stage }) => stage && STAGE_LABELS[stage] },
];

const TRIP: readonly Column<ExportedReservation>[] = [
  { title: HEADINGS.vehicle, width: 26, value: ({ vehicleName }) => vehicleName },
  { title: HEADINGS.plateNumber, width: 18, value: ({ plateNumber }) => plateNumber },
  { title: HEADINGS.startsAt, kind: 'moment', value: ({ startsAt }) => startsAt },
  { title: HEADINGS.endsAt, kind: 'moment', value: ({ endsAt }) => endsAt },
  { title: HEADINGS.days, kind: 'integer', value: daysOf },
  { title: HEADINGS.pickupPlace, width: 20, value: ({ pickupPlace }) => pickupPlace },
  { title: HEADINGS.returnPlace, width: 20, value: ({ returnPlace }) => returnPlace },
];

const AMOUNTS: readonly Column<ExportedReservation>[] = [
  { title: HEADINGS.total, kind: 'money', value: ({ total }) => total },
  { title: HEADINGS.advance, kind: 'money', value: ({ advance }) => advance },
  { title: HEADINGS.balance, kind: 'money', value: balanceOf },
];

const RENTALS: readonly Column<ExportedReservation>[] = [...ANYONE, ...STANDING, ...TRIP, ...AMOUNTS];

const RESERVATIONS: readonly Column<ExportedReservation>[] = [
  ...ANYONE,
  ...STANDING,
  ...TRIP,
  { title: HEADINGS.status, width: 16, value: ({ status }) => RESERVATION_STATUS_LABELS[status] },
  { title: HEADINGS.kind, width: 22, value: ({ kind }) => RESERVATION_KIND_LABELS[kind] },
  { title: HEADINGS.quote, kind: 'money', value: ({ quotedTotal }) => quotedTotal },
  ...AMOUNTS,
  { title: HEADINGS.comment, width: 40, value: ({ comment }) => comment },
  { title: HEADINGS.reason, width: 30, value: ({ reason }) => reason },
  { title: HEADINGS.requestedAt, kind: 'moment', value: ({ createdAt }) => createdAt },
];

/** Makes a workbook of reservations, or of rentals with the columns of their list. */
export function reservationWorkbook(
  reservations: AsyncIterable<ExportedReservation>,
  rentals: boolean,
): Promise<Buffer> {
  return makeWorkbook(rentals ? 'Locations' : 'Réservations', rentals ? RENTALS : RESERVATIONS, reservations);
}
