import type { SentMailKind } from './sent-mail.enums.js';

/** French names of the subjects of mails, for archives of personal data. */
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
