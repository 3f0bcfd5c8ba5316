import { CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { CorrectInvoiceInput } from './invoice.input.js';

/** A wrong invoice to be taken back. */
export type Correction = CorrectInvoiceInput;

const FIELDS = new CommandFields<Correction>({
  judgedBy: CorrectInvoiceInput,
  clean: { invoiceNumber: (sent) => cleanText(sent) ?? '', reason: cleanText },
});

/** Reads which invoice is taken back, and why. Throws ValidationError. */
export function parseCorrection(sent: Sent<Correction>): Correction {
  return FIELDS.parse(sent);
}
