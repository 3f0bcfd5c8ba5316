import { asAmount, unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine, cleanText } from '../../../kernel/field-rules.js';
import { idOf, idSent } from '../../../kernel/ids.js';
import { compareMoney, type Money, parseMoney } from '../../../kernel/money.js';
import { AddRentalLineInput, RemoveRentalLineInput } from './rental-line.input.js';

/** A price line that the staff add to a rental. */
export interface NewRentalLine {
  readonly number: string;
  readonly version: number;
  /** Null for a line with its own label and price. */
  readonly ruleId: number | null;
  readonly label: string | null;
  readonly unitPrice: Money | null;
  readonly quantity: number;
  readonly reason: string;
}

/** Removes a price line. */
export interface RemovedRentalLine {
  readonly number: string;
  readonly version: number;
  readonly lineId: number;
  readonly reason: string;
}

const NEW_LINE = new CommandFields<NewRentalLine>({
  validatedBy: AddRentalLineInput,
  clean: {
    number: unlessEmpty,
    version: unlessEmpty,
    ruleId: idSent,
    label: cleanLine,
    unitPrice: asAmount,
    quantity: unlessEmpty,
    reason: cleanText,
  },
  clearable: ['ruleId', 'label', 'unitPrice'],
  defaults: { quantity: 1 },
  problemsBetween: priceProblems,
});

const REMOVED_LINE = new CommandFields<RemovedRentalLine>({
  validatedBy: RemoveRentalLineInput,
  clean: { number: unlessEmpty, version: unlessEmpty, lineId: idOf, reason: cleanText },
});

/** Parses a new price line. Throws ValidationError with all invalid fields. */
export function parseNewLine(sent: Sent<NewRentalLine>): NewRentalLine {
  return NEW_LINE.parse(sent);
}

/** Parses which line is removed. Throws ValidationError. */
export function parseRemovedLine(sent: Sent<RemovedRentalLine>): RemovedRentalLine {
  return REMOVED_LINE.parse(sent);
}

/** Returns the problems of a line: with a rule it has no label and no price of its own, without one it has both. */
function priceProblems({ ruleId, label, unitPrice }: Partial<NewRentalLine>): FieldErrors {
  if (ruleId != null)
    return {
      ...(label == null ? {} : { label: ['Le libellé est celui de l’option.'] }),
      ...(unitPrice == null ? {} : { unitPrice: ['Le prix est celui de l’option.'] }),
    };
  const price = parseMoney(unitPrice);
  return {
    ...(label == null ? { label: ['Le libellé est obligatoire.'] } : {}),
    ...(price === undefined
      ? { unitPrice: ['Le prix est obligatoire.'] }
      : compareMoney(price, '0') === 0
        ? { unitPrice: ['Le prix ne peut pas être nul.'] }
        : {}),
  };
}
