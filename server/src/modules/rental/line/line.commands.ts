import { asAmount, asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine, cleanText } from '../../../kernel/field-rules.js';
import { idOf, idSent } from '../../../kernel/ids.js';
import { compareMoney, type Money, parseMoney } from '../../../kernel/money.js';
import { AddRentalLineInput, RemoveRentalLineInput } from './line.input.js';

/** A line that staff add to a rental. */
export interface NewRentalLine {
  readonly number: string;
  readonly version: number;
  /** Null for a line with a label and a price of its own. */
  readonly ruleId: number | null;
  readonly label: string | null;
  readonly unitPrice: Money | null;
  readonly quantity: number;
  readonly reason: string;
}

/** A line that staff take back. */
export interface RemovedRentalLine {
  readonly number: string;
  readonly version: number;
  readonly lineId: number;
  readonly reason: string;
}

const NEW_LINE = new CommandFields<NewRentalLine>({
  judgedBy: AddRentalLineInput,
  clean: {
    number: asSent,
    version: asSent,
    ruleId: idSent,
    label: cleanLine,
    unitPrice: asAmount,
    quantity: asSent,
    reason: cleanText,
  },
  clearable: ['ruleId', 'label', 'unitPrice'],
  defaults: { quantity: 1 },
  between: priceProblems,
});

const REMOVED_LINE = new CommandFields<RemovedRentalLine>({
  judgedBy: RemoveRentalLineInput,
  clean: { number: asSent, version: asSent, lineId: idOf, reason: cleanText },
});

/** Reads a line that is added. Throws ValidationError with every field at fault. */
export function parseNewLine(sent: Sent<NewRentalLine>): NewRentalLine {
  return NEW_LINE.parse(sent);
}

/** Reads which line is taken back. Throws ValidationError. */
export function parseRemovedLine(sent: Sent<RemovedRentalLine>): RemovedRentalLine {
  return REMOVED_LINE.parse(sent);
}

/** A line is priced by a rule, or by what is typed. */
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
