import { NotFoundError, ValidationError } from '../../../kernel/domain-error.js';

export class PromotionNotFoundError extends NotFoundError {
  constructor() {
    super("Ce code promo n'existe pas.", 'PROMOTION.NOT_FOUND');
  }
}

/** Codes are compared without regard to capitals. */
export class PromotionCodeTakenError extends ValidationError {
  constructor() {
    super({ code: ['Ce code promo existe déjà.'] });
  }
}

/** Names what keeps a code from being entered; under the field where it is. */
export class PromotionRefusedError extends ValidationError {
  constructor(sentence: string) {
    super({ promotionCode: [sentence] });
  }
}
