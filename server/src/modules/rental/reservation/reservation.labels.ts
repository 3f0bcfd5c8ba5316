import type { ReservationKind, ReservationStatus } from './reservation-status.js';

/** Names each state in workbooks, calendars and archives; the screens have the words of docs/rules/reservations.md#life. */
export const RESERVATION_STATUS_LABELS: Readonly<Record<ReservationStatus, string>> = {
  PENDING: 'En traitement',
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
  CANCELLED: 'Annulée',
};

export const RESERVATION_KIND_LABELS: Readonly<Record<ReservationKind, string>> = {
  FULL: 'Réservation complète',
  QUICK: 'Réservation rapide',
};
