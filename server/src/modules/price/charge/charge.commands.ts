import {
  asAmount,
  unlessEmpty,
  CommandFields,
  type EditOf,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import type { BaseEntity } from '../../../platform/database/base.entity.js';
import { chargeProblems } from './charge-rule.rules.js';
import type { ChargeRule } from './charge.entity.js';
import { CreateChargeRuleInput } from './charge.input.js';

export type NewChargeRule = Omit<ChargeRule, keyof BaseEntity | 'version' | 'imageFile'>;
/** An edit of a charge rule, already checked. */
export type ChargeRuleEdit = EditOf<NewChargeRule>;

/** Parses and checks the fields of new charge rules and of edits. Which fields may be set together depends on the kind of the rule. */
export const CHARGE_FIELDS = new CommandFields<NewChargeRule>({
  validatedBy: CreateChargeRuleInput,
  clean: {
    kind: unlessEmpty,
    unit: unlessEmpty,
    name: cleanLine,
    nameEn: cleanLine,
    nameAr: cleanLine,
    hint: cleanLine,
    hintEn: cleanLine,
    hintAr: cleanLine,
    price: asAmount,
    cap: asAmount,
    vatPercent: asAmount,
    pickupPlace: unlessEmpty,
    returnPlace: unlessEmpty,
    places: unlessEmpty,
    outsideHours: unlessEmpty,
    minAge: unlessEmpty,
    maxAge: unlessEmpty,
    // Null clears the list, so that the rule applies to all categories.
    categories: (sent) => [...new Set((sent ?? []) as NewChargeRule['categories'])],
    seasonId: idSent,
    fromDays: unlessEmpty,
    toDays: unlessEmpty,
    stock: unlessEmpty,
    maxQuantity: unlessEmpty,
    finding: unlessEmpty,
    unlimitedKm: unlessEmpty,
    depositReduction: asAmount,
    depositReductionPercent: asAmount,
    position: unlessEmpty,
    shownOnSite: unlessEmpty,
    active: unlessEmpty,
  },
  clearable: [
    ...(['nameEn', 'nameAr', 'hint', 'hintEn', 'hintAr', 'cap', 'vatPercent', 'pickupPlace', 'returnPlace'] as const),
    ...(['places', 'minAge', 'maxAge', 'seasonId', 'fromDays', 'toDays', 'stock'] as const),
    ...(['finding', 'depositReduction', 'depositReductionPercent'] as const),
  ],
  defaults: { outsideHours: false, unlimitedKm: false, maxQuantity: 1, position: 0, shownOnSite: true, active: true },
  problemsBetween: chargeProblems,
});

/** Parses a new rule. Throws ValidationError with all invalid fields. */
export function parseNewCharge(sent: Sent<NewChargeRule>): NewChargeRule {
  return CHARGE_FIELDS.parse(sent);
}

/** Parses an edit of a rule. Throws ValidationError with all invalid fields. */
export function parseChargeEdit(sent: SentEdit<NewChargeRule>): ChargeRuleEdit {
  return CHARGE_FIELDS.parseEdit(sent);
}
