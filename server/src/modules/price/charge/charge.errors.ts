import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no charge rule with the id, or it was deleted. */
export class ChargeRuleNotFoundError extends NotFoundError {
  constructor() {
    super("Cette option n'existe pas.", 'CHARGE_RULE.NOT_FOUND');
  }
}

/** Thrown when there are too many rules. The number is limited, because every quote reads all of them. */
export class TooManyChargeRulesError extends DomainError {
  constructor(max: number) {
    super('conflict', 'CHARGE_RULE.TOO_MANY', `Il y a déjà ${max} options et frais : supprimez-en d'abord.`);
  }
}
