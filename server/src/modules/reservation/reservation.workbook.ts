import { type Column, makeWorkbook } from '../../infra/xlsx/workbook.js';
import type { Reservation } from './reservation.entity.js';
import { STATUS_LABELS } from './reservation.errors.js';
import { KIND_NAMES } from './reservation.wire.js';

const ANYONE: readonly Column<Reservation>[] = [
  { title: 'Numero', width: 16, value: ({ number }) => number },
  { title: 'Nom', value: ({ driver }) => driver.lastName },
  { title: 'Prenom', value: ({ driver }) => driver.firstName },
  { title: 'CIN', width: 14, value: ({ driver }) => driver.nationalId },
  { title: 'Passeport', width: 14, value: ({ driver }) => driver.passportNumber },
  { title: 'Telephone', width: 18, value: ({ driver }) => driver.phone },
  { title: 'Email', width: 30, value: ({ driver }) => driver.email },
];

const TRIP: readonly Column<Reservation>[] = [
  { title: 'Véhicule', width: 26, value: ({ vehicle }) => vehicle.getEntity().name },
  { title: 'Immatriculation', width: 18, value: ({ vehicle }) => vehicle.getEntity().plateNumber },
  { title: 'Date debut', kind: 'moment', value: ({ startsAt }) => startsAt },
  { title: 'Date fin', kind: 'moment', value: ({ endsAt }) => endsAt },
  { title: 'Jours', kind: 'integer', value: ({ days }) => days },
  { title: 'Lieu de livraison', width: 20, value: ({ pickupPlace }) => pickupPlace },
  { title: 'Lieu de retour', width: 20, value: ({ returnPlace }) => returnPlace },
];

const AMOUNTS: readonly Column<Reservation>[] = [
  { title: 'Total', kind: 'money', value: ({ total }) => total },
  { title: 'Avance', kind: 'money', value: ({ advance }) => advance },
  { title: 'Reste', kind: 'money', value: ({ balance }) => balance },
];

const RENTALS: readonly Column<Reservation>[] = [...ANYONE, ...TRIP, ...AMOUNTS];

const RESERVATIONS: readonly Column<Reservation>[] = [
  ...ANYONE,
  ...TRIP,
  { title: 'Etat', width: 16, value: ({ status }) => STATUS_LABELS[status] },
  { title: 'Type', width: 22, value: ({ kind }) => KIND_NAMES[kind] },
  { title: 'Devis', kind: 'money', value: ({ quotedTotal }) => quotedTotal },
  ...AMOUNTS,
  { title: 'Commentaire', width: 40, value: ({ comment }) => comment },
  { title: 'Motif', width: 30, value: ({ reason }) => reason },
  { title: 'Demandée le', kind: 'moment', value: ({ createdAt }) => createdAt },
];

/** Reservations as staff save them; of rentals the columns of their list. Vehicles must have been loaded. */
export function reservationWorkbook(reservations: AsyncIterable<Reservation>, rentals: boolean): Promise<Buffer> {
  return makeWorkbook(rentals ? 'Locations' : 'Réservations', rentals ? RENTALS : RESERVATIONS, reservations);
}
