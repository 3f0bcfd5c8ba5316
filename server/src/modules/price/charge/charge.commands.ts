import { asAmount, asSent, CommandFields, type EditOf, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import type { BaseEntity } from '../../../platform/database/base.entity.js';
import { chargeProblems } from './charge-rule.rules.js';
import type { ChargeRule } from './charge.entity.js';
import { CreateChargeRuleInput } from './charge.input.js';

/** The fields of a new rule. */
export type NewChargeRule = Omit<ChargeRule, keyof BaseEntity | 'version' | 'imageFile'>;
/** An edit of a charge rule, already checked. */
export type ChargeRuleEdit = EditOf<NewChargeRule>;

/** Parses and checks the fields of new charge rules and of edits. Which fields may be set together depends on the kind of the rule. */
export const CHARGE_FIELDS = new CommandFields<NewChargeRule>({
  judgedBy: CreateChargeRuleInput,
  clean: {
    kind: asSent,
    unit: asSent,
    name: cleanLine,
    nameEn: cleanLine,
    nameAr: cleanLine,
    hint: cleanLine,
    hintEn: cleanLine,
    hintAr: cleanLine,
    price: asAmount,
    cap: asAmount,
    vatPercent: asAmount,
    pickupPlace: asSent,
    returnPlace: asSent,
    places: asSent,
    outsideHours: asSent,
    minAge: asSent,
    maxAge: asSent,
    // Null clears the list, so that the rule applies to all categories.
    categories: (sent) => [...new Set((sent ?? []) as NewChargeRule['categories'])],
    seasonId: idSent,
    fromDays: asSent,
    toDays: asSent,
    stock: asSent,
    maxQuantity: asSent,
    finding: asSent,
    unlimitedKm: asSent,
    depositReduction: asAmount,
    depositReductionPercent: asAmount,
    position: asSent,
    shownOnSite: asSent,
    active: asSent,
  },
  clearable: [
    ...(['nameEn', 'nameAr', 'hint', 'hintEn', 'hintAr', 'cap', 'vatPercent', 'pickupPlace', 'returnPlace'] as const),
    ...(['places', 'minAge', 'maxAge', 'seasonId', 'fromDays', 'toDays', 'stock'] as const),
    ...(['finding', 'depositReduction', 'depositReductionPercent'] as const),
  ],
  defaults: { outsideHours: false, unlimitedKm: false, maxQuantity: 1, position: 0, shownOnSite: true, active: true },
  between: chargeProblems,
});

/** Parses a new rule. Throws ValidationError with all invalid fields. */
export function parseNewCharge(sent: Sent<NewChargeRule>): NewChargeRule {
  return CHARGE_FIELDS.parse(sent);
}

/** Parses an edit of a rule. Throws ValidationError with all invalid fields. */
export function parseChargeEdit(sent: SentEdit<NewChargeRule>): ChargeRuleEdit {
  return CHARGE_FIELDS.parseEdit(sent);
}
