import { asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { AddCustomerNoteInput } from './customer-note.input.js';

/** A note on a customer. */
export interface NewCustomerNote {
  readonly customerId: string;
  readonly text: string;
}

const NOTE = new CommandFields<NewCustomerNote>({
  judgedBy: AddCustomerNoteInput,
  clean: { customerId: asSent, text: cleanText },
});

/** Reads a note. Throws ValidationError. */
export function parseCustomerNote(sent: AddCustomerNoteInput): NewCustomerNote {
  return NOTE.parse(sent satisfies Sent<NewCustomerNote>);
}
