import { CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { CorrectInvoiceInput } from './invoice.input.js';

/** Names a wrong invoice to take back. */
export type Correction = CorrectInvoiceInput;

const FIELDS = new CommandFields<Correction>({
  validatedBy: CorrectInvoiceInput,
  clean: { invoiceNumber: (sent) => cleanText(sent) ?? '', reason: cleanText },
});

/** Parses the correction of an invoice. Throws ValidationError. */
export function parseCorrection(sent: Sent<Correction>): Correction {
  return FIELDS.parse(sent);
}
