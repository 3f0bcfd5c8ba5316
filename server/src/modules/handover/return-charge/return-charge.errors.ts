import { DomainError } from '../../../kernel/domain-error.js';

/** Thrown when a proposed charge has been decided already. */
export class ReturnChargeDecidedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'RETURN_CHARGE.DECIDED',
      "Un de ces frais a déjà été traité ou n'existe plus : rechargez le dossier.",
    );
  }
}
