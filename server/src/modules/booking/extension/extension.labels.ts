import type { ExtensionStatus } from './extension.enums.js';

/** French names of the states of a request, for screens and exports. */
export const EXTENSION_LABELS: Readonly<Record<ExtensionStatus, string>> = {
  OPEN: 'En attente',
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
  WITHDRAWN: 'Retirée',
  LAPSED: 'Sans suite',
};
