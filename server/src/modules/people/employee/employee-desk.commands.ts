import { unlessEmpty, CommandFields, type ValidatedEdit, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine, cleanMail, cleanName, cleanPhone } from '../../../kernel/field-rules.js';
import { sentPassword } from '../account/credentials.js';
import { CreateEmployeeInput } from './employee-desk.input.js';

/** The fields of a new member of staff. */
export type NewEmployee = CreateEmployeeInput;

/** An edit with its problems, which are reported only to callers who may change the account. */
export interface EmployeeEdit extends ValidatedEdit<NewEmployee> {
  /** The caller's password as confirmation; empty if none was sent. */
  readonly currentPassword: string;
}

/** The fields of an edit of a member of staff, as received. */
export type SentEmployeeEdit = SentEdit<NewEmployee> & { readonly currentPassword?: unknown };

const FIELDS = new CommandFields<NewEmployee>({
  validatedBy: CreateEmployeeInput,
  clean: {
    lastName: cleanName,
    firstName: cleanName,
    email: cleanMail,
    password: unlessEmpty,
    address: cleanLine,
    phone: cleanPhone,
    title: unlessEmpty,
    role: unlessEmpty,
  },
});

/** Reads the input that adds an employee. Throws ValidationError with every invalid field. */
export function parseNewEmployee(sent: Sent<NewEmployee>): NewEmployee {
  return FIELDS.parse(sent);
}

/** Reads the input that edits an employee. */
export function readEmployeeEdit({ currentPassword, password, ...sent }: SentEmployeeEdit): EmployeeEdit {
  return {
    ...FIELDS.readEdit({ ...sent, password: sentPassword(password) }),
    currentPassword: typeof currentPassword === 'string' ? currentPassword : '',
  };
}
