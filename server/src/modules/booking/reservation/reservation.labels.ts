import type { ReservationKind, ReservationStatus } from './reservation-status.js';

/** French name of each state for workbooks, calendars and archives; the screens use those of docs/rules/reservations.md#life. */
export const RESERVATION_STATUS_LABELS: Readonly<Record<ReservationStatus, string>> = {
  PENDING: 'En traitement',
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
  CANCELLED: 'Annulée',
};

/** French name of each kind of reservation, for workbooks and archives. */
export const RESERVATION_KIND_LABELS: Readonly<Record<ReservationKind, string>> = {
  FULL: 'Réservation complète',
  QUICK: 'Réservation rapide',
};
