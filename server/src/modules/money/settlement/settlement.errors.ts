import { DomainError } from '../../../kernel/domain-error.js';

/** Thrown when a deposit is to be kept or returned of which nothing is held any more, e.g. by a settlement that two people had opened. */
export class DepositSettledError extends DomainError {
  constructor() {
    super(
      'conflict',
      'SETTLEMENT.DEPOSIT_SETTLED',
      "La caution a déjà été rendue ou retenue : rien n'a été enregistré une seconde fois. Rechargez le dossier.",
    );
  }
}
