import { asSent, CommandFields, type JudgedEdit, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine, cleanMail, cleanPhone } from '../../../kernel/field-rules.js';
import { sentPassword } from '../account/credentials.js';
import { CreateEmployeeInput } from './employee-desk.input.js';

/** The fields of a new member of staff. */
export type NewEmployee = CreateEmployeeInput;

/** What is wrong with it is told to those alone who may touch the account. */
export interface EmployeeEdit extends JudgedEdit<NewEmployee> {
  /** The caller's password, which proves who asks; empty where none was sent. */
  readonly currentPassword: string;
}

/** What a door was sent for an edit of a member of staff. */
export type SentEmployeeEdit = SentEdit<NewEmployee> & { readonly currentPassword?: unknown };

const FIELDS = new CommandFields<NewEmployee>({
  judgedBy: CreateEmployeeInput,
  clean: {
    lastName: cleanLine,
    firstName: cleanLine,
    email: cleanMail,
    password: asSent,
    address: cleanLine,
    phone: cleanPhone,
    title: asSent,
    role: asSent,
  },
});

/** Reads a new member of staff. Throws ValidationError with every field at fault. */
export function parseNewEmployee(sent: Sent<NewEmployee>): NewEmployee {
  return FIELDS.parse(sent);
}

/** Reads an edit of a member of staff. */
export function readEmployeeEdit({ currentPassword, password, ...sent }: SentEmployeeEdit): EmployeeEdit {
  return {
    ...FIELDS.readEdit({ ...sent, password: sentPassword(password) }),
    currentPassword: typeof currentPassword === 'string' ? currentPassword : '',
  };
}
