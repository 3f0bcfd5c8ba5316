import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanMail } from '../../../kernel/field-rules.js';
import { LoginInput } from './auth.input.js';

/** The credentials of a login. */
export type Credentials = LoginInput;

const FIELDS = new CommandFields<Credentials>({
  validatedBy: LoginInput,
  clean: { email: cleanMail, password: unlessEmpty },
});

/** Reads the credentials of a login. Throws ValidationError for missing fields. */
export function parseCredentials(sent: Sent<Credentials>): Credentials {
  return FIELDS.parse(sent);
}
