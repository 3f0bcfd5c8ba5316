import { NotFoundError, ValidationError } from '../../../kernel/domain-error.js';

/** Thrown when there is no promotion with the id, or it was deleted. */
export class PromotionNotFoundError extends NotFoundError {
  constructor() {
    super("Ce code promo n'existe pas.", 'PROMOTION.NOT_FOUND');
  }
}

/** Thrown when another promotion has the code. Codes are compared regardless of case. */
export class PromotionCodeTakenError extends ValidationError {
  constructor() {
    super({ code: ['Ce code promo existe déjà.'] });
  }
}

/** Thrown when a code cannot be used, with the reason in the field of the code. */
export class PromotionRefusedError extends ValidationError {
  constructor(sentence: string) {
    super({ promotionCode: [sentence] });
  }
}
