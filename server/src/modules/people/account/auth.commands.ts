import { asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanMail } from '../../../kernel/field-rules.js';
import { LoginInput } from './auth.input.js';

/** What somebody logs in with. */
export type Credentials = LoginInput;

const FIELDS = new CommandFields<Credentials>({
  judgedBy: LoginInput,
  clean: { email: cleanMail, password: asSent },
});

/** Reads what somebody logs in with. Throws ValidationError for what is missing. */
export function parseCredentials(sent: Sent<Credentials>): Credentials {
  return FIELDS.parse(sent);
}
