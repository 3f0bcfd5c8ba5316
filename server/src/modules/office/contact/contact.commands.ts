import { CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanLine, cleanMail, cleanText } from '../../../kernel/field-rules.js';
import { ContactMessageInput } from './contact.input.js';

/** The fields of a message to the agency. */
export type NewContactMessage = ContactMessageInput;

const FIELDS = new CommandFields<NewContactMessage>({
  validatedBy: ContactMessageInput,
  clean: { subject: cleanLine, name: cleanLine, email: cleanMail, message: cleanText },
});

/** Reads a message to the agency. Throws ValidationError with every invalid field. */
export function parseContactMessage(sent: Sent<NewContactMessage>): NewContactMessage {
  return FIELDS.parse(sent);
}
