import type { SentMailKind } from './sent-mail.enums.js';

/** Names what a mail was about, as archives of personal data do. */
export const SENT_MAIL_LABELS: Readonly<Record<SentMailKind, string>> = {
  RECEIVED: 'Demande reçue',
  ACCEPTED: 'Réservation acceptée',
  CHANGED: 'Réservation modifiée',
  REFUSED: 'Réservation refusée',
  CANCELLED: 'Réservation annulée',
  RETURNING: 'Rappel du retour',
  LATE: 'Retard',
  INSPECTION: 'État des lieux',
  EXTENSION_REFUSED: 'Prolongation refusée',
};
