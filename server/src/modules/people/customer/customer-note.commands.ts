import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { AddCustomerNoteInput } from './customer-note.input.js';

export interface NewCustomerNote {
  readonly customerId: string;
  readonly text: string;
}

const NOTE = new CommandFields<NewCustomerNote>({
  validatedBy: AddCustomerNoteInput,
  clean: { customerId: unlessEmpty, text: cleanText },
});

/** Reads a note. Throws ValidationError. */
export function parseCustomerNote(sent: AddCustomerNoteInput): NewCustomerNote {
  return NOTE.parse(sent satisfies Sent<NewCustomerNote>);
}
