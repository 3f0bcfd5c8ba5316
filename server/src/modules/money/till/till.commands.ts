import { asAmount, unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf } from '../../../kernel/ids.js';
import { compareMoney } from '../../../kernel/money.js';
import { CloseTillInput, OpenTillInput, RecordTillMovementInput } from './till.input.js';

export type OpenedTill = Omit<OpenTillInput, 'agencyId'> & { readonly agencyId: number };

/** Closes a till with the counted cash. */
export type TillCount = Omit<CloseTillInput, 'id' | 'note'> & { readonly id: number; readonly note: string | null };

/** Cash that leaves a till for something other than a rental. */
export type TillMovement = Omit<RecordTillMovementInput, 'proof'>;

const OPENING = new CommandFields<OpenedTill>({
  validatedBy: OpenTillInput,
  clean: { agencyId: idOf, openingAmount: asAmount },
});
const COUNT = new CommandFields<TillCount>({
  validatedBy: CloseTillInput,
  clean: { id: idOf, countedAmount: asAmount, note: cleanText },
  clearable: ['note'],
});
const MOVEMENT = new CommandFields<TillMovement>({
  validatedBy: RecordTillMovementInput,
  clean: { kind: unlessEmpty, amount: asAmount, reason: cleanText },
  problemsBetween: ({ amount }): FieldErrors =>
    amount !== undefined && compareMoney(amount, '0') <= 0
      ? { amount: ['Le montant doit être supérieur à zéro.'] }
      : {},
});

/** Parses the opening of a till. Throws ValidationError with all invalid fields. */
export function parseOpenedTill(sent: Sent<OpenedTill>): OpenedTill {
  return OPENING.parse(sent);
}

/** Parses the count of a till. Throws ValidationError with all invalid fields. */
export function parseTillCount(sent: Sent<TillCount>): TillCount {
  return COUNT.parse(sent);
}

/** Parses an expense or a bank deposit. Throws ValidationError with all invalid fields. */
export function parseTillMovement(sent: Sent<TillMovement>): TillMovement {
  return MOVEMENT.parse(sent);
}
