import type { ExtensionStatus } from './extension.enums.js';

/** Names how far a request for an extension is, as screens and archives do. */
export const EXTENSION_LABELS: Readonly<Record<ExtensionStatus, string>> = {
  OPEN: 'En attente',
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
  WITHDRAWN: 'Retirée',
  LAPSED: 'Sans suite',
};
