import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanMail, cleanName } from '../../../kernel/field-rules.js';
import { CreateAdminInput } from './employee.input.js';

export type NewAdmin = CreateAdminInput;

const FIELDS = new CommandFields<NewAdmin>({
  validatedBy: CreateAdminInput,
  clean: { email: cleanMail, lastName: cleanName, firstName: cleanName, password: unlessEmpty },
});

/** Reads a new Admin. Throws ValidationError with every invalid field. */
export function parseNewAdmin(sent: Sent<NewAdmin>): NewAdmin {
  return FIELDS.parse(sent);
}
