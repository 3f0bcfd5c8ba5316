import {
  asAmount,
  unlessEmpty,
  CommandFields,
  type ValidatedEdit,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import type { BaseEntity } from '../../../platform/database/base.entity.js';
import { cleanCode } from '../../fleet/quote/promotion-code.js';
import type { Promotion } from './promotion.entity.js';
import { CreatePromotionInput } from './promotion.input.js';

export type NewPromotion = Omit<Promotion, keyof BaseEntity | 'version'>;
/** An edit with the problems of its fields, which are reported together with those that depend on the promotion. */
export type PromotionEdit = ValidatedEdit<NewPromotion>;

/** Parses and checks the fields of new promotions and of edits. A promotion takes off either a percentage or an amount in Dh. */
export const PROMOTION_FIELDS = new CommandFields<NewPromotion>({
  validatedBy: CreatePromotionInput,
  clean: {
    code: cleanCode,
    percent: unlessEmpty,
    amount: asAmount,
    bookedFrom: unlessEmpty,
    bookedTo: unlessEmpty,
    rentalFrom: unlessEmpty,
    rentalTo: unlessEmpty,
    minDays: unlessEmpty,
    maxUses: unlessEmpty,
    // Null clears the list, so that the promotion is valid for all categories.
    categories: (sent) => [...new Set((sent ?? []) as NewPromotion['categories'])],
    active: unlessEmpty,
  },
  clearable: ['percent', 'amount', 'bookedFrom', 'bookedTo', 'rentalFrom', 'rentalTo', 'minDays', 'maxUses'],
  defaults: { active: true },
  problemsBetween: promotionProblems,
});

/** Parses a new promotion. Throws ValidationError with all invalid fields. */
export function parseNewPromotion(sent: Sent<NewPromotion>): NewPromotion {
  return PROMOTION_FIELDS.parse(sent);
}

export function readPromotionEdit(sent: SentEdit<NewPromotion>): PromotionEdit {
  return PROMOTION_FIELDS.readEdit(sent);
}

function promotionProblems(promotion: Partial<NewPromotion>): FieldErrors {
  const { percent, amount, bookedFrom, bookedTo, rentalFrom, rentalTo } = promotion;
  const fields: Record<string, readonly string[]> = {};
  if (percent === null && amount === null) fields['percent'] = ['Indiquez un pourcentage ou un montant.'];
  if (percent != null && amount != null) fields['amount'] = ['Indiquez un pourcentage ou un montant, pas les deux.'];
  if (bookedFrom != null && bookedTo != null && bookedTo < bookedFrom)
    fields['bookedTo'] = ['Le dernier jour ne peut pas précéder le premier.'];
  if (rentalFrom != null && rentalTo != null && rentalTo < rentalFrom)
    fields['rentalTo'] = ['Le dernier jour ne peut pas précéder le premier.'];
  return fields;
}
