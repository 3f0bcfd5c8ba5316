import { asAmount, asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf } from '../../../kernel/ids.js';
import { compareMoney } from '../../../kernel/money.js';
import { CloseTillInput, OpenTillInput, RecordTillMovementInput } from './till.input.js';

/** A till that is opened. */
export type OpenedTill = Omit<OpenTillInput, 'agencyId'> & { readonly agencyId: number };

/** The count of a till. */
export type TillCount = Omit<CloseTillInput, 'id' | 'note'> & { readonly id: number; readonly note: string | null };

/** Cash that left a till outside of rentals. */
export type TillMovement = Omit<RecordTillMovementInput, 'proof'>;

const OPENING = new CommandFields<OpenedTill>({
  judgedBy: OpenTillInput,
  clean: { agencyId: idOf, openingAmount: asAmount },
});
const COUNT = new CommandFields<TillCount>({
  judgedBy: CloseTillInput,
  clean: { id: idOf, countedAmount: asAmount, note: cleanText },
  clearable: ['note'],
});
const MOVEMENT = new CommandFields<TillMovement>({
  judgedBy: RecordTillMovementInput,
  clean: { kind: asSent, amount: asAmount, reason: cleanText },
  between: ({ amount }): FieldErrors =>
    amount !== undefined && compareMoney(amount, '0') <= 0
      ? { amount: ['Le montant doit être supérieur à zéro.'] }
      : {},
});

/** Reads a till that is opened. Throws ValidationError with every field at fault. */
export function parseOpenedTill(sent: Sent<OpenedTill>): OpenedTill {
  return OPENING.parse(sent);
}

/** Reads the count of a till. Throws ValidationError with every field at fault. */
export function parseTillCount(sent: Sent<TillCount>): TillCount {
  return COUNT.parse(sent);
}

/** Reads an expense or a bank deposit. Throws ValidationError with every field at fault. */
export function parseTillMovement(sent: Sent<TillMovement>): TillMovement {
  return MOVEMENT.parse(sent);
}
