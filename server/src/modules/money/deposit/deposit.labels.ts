import type { DepositEntry } from './deposit-entry.entity.js';
import type { DepositEntryKind, DepositMethod } from './deposit.enums.js';

/** French names of the ways in which a deposit is left, for documents. */
export const DEPOSIT_METHODS: Readonly<Record<DepositMethod, string>> = {
  CASH: 'espèces',
  CARD_IMPRINT: 'empreinte de carte',
  TRANSFER: 'virement',
};

const KINDS: Readonly<Record<DepositEntryKind, string>> = {
  HELD: 'Caution reçue',
  RETURNED: 'Caution rendue',
  KEPT: 'Caution retenue',
  CORRECTION: 'Annulation',
};

/** Formats an entry of a deposit for documents: its kind, its method and its reference. */
export function depositLabel({ kind, method, reference }: Pick<DepositEntry, 'kind' | 'method' | 'reference'>): string {
  return [KINDS[kind], method && DEPOSIT_METHODS[method], reference && `réf. ${reference}`].filter(Boolean).join(', ');
}
