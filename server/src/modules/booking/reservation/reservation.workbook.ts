import type { RecordOf } from '../../../platform/database/records.js';
import { type Column, makeWorkbook } from '../../../platform/xlsx/workbook.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { RESERVATION_KIND_LABELS, RESERVATION_STATUS_LABELS } from './reservation.labels.js';
import { STAGE_LABELS } from './rental-stage.js';
import type { Reservation } from './reservation.entity.js';

const ANYONE: readonly Column<RecordOf<Reservation>>[] = [
  { title: HEADINGS.number, width: 16, value: ({ number }) => number },
  { title: HEADINGS.lastName, value: ({ driver }) => driver.lastName },
  { title: HEADINGS.firstName, value: ({ driver }) => driver.firstName },
  { title: HEADINGS.nationalId, width: 14, value: ({ driver }) => driver.nationalId },
  { title: HEADINGS.passport, width: 14, value: ({ driver }) => driver.passportNumber },
  { title: HEADINGS.phone, width: 18, value: ({ driver }) => driver.phone },
  { title: HEADINGS.email, width: 30, value: ({ driver }) => driver.email },
];

/** The agency, and how far a rental is: one whose customer did not come is accepted all the same. */
const STANDING: readonly Column<RecordOf<Reservation>>[] = [
  { title: HEADINGS.agency, width: 24, value: ({ vehicle }) => vehicle.getEntity().agency.getEntity().name },
  { title: HEADINGS.stage, width: 16, value: ({ stage }) => stage && STAGE_LABELS[stage] },
];

const TRIP: readonly Column<RecordOf<Reservation>>[] = [
  { title: HEADINGS.vehicle, width: 26, value: ({ vehicle }) => vehicle.getEntity().name },
  { title: HEADINGS.plateNumber, width: 18, value: ({ vehicle }) => vehicle.getEntity().plateNumber },
  { title: HEADINGS.startsAt, kind: 'moment', value: ({ startsAt }) => startsAt },
  { title: HEADINGS.endsAt, kind: 'moment', value: ({ endsAt }) => endsAt },
  { title: HEADINGS.days, kind: 'integer', value: ({ days }) => days },
  { title: HEADINGS.pickupPlace, width: 20, value: ({ pickupPlace }) => pickupPlace },
  { title: HEADINGS.returnPlace, width: 20, value: ({ returnPlace }) => returnPlace },
];

const AMOUNTS: readonly Column<RecordOf<Reservation>>[] = [
  { title: HEADINGS.total, kind: 'money', value: ({ total }) => total },
  { title: HEADINGS.advance, kind: 'money', value: ({ advance }) => advance },
  { title: HEADINGS.balance, kind: 'money', value: ({ balance }) => balance },
];

const RENTALS: readonly Column<RecordOf<Reservation>>[] = [...ANYONE, ...STANDING, ...TRIP, ...AMOUNTS];

const RESERVATIONS: readonly Column<RecordOf<Reservation>>[] = [
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

/** Makes a workbook of reservations, or of rentals with the columns of their list. Vehicles and their agencies must have been loaded. */
export function reservationWorkbook(
  reservations: AsyncIterable<RecordOf<Reservation>>,
  rentals: boolean,
): Promise<Buffer> {
  return makeWorkbook(rentals ? 'Locations' : 'Réservations', rentals ? RENTALS : RESERVATIONS, reservations);
}
