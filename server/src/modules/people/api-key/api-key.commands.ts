import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { startOfDay } from '../../../kernel/time.js';
import { grantColumns, type GrantColumns, grantProblems } from './api-key-grants.js';
import { CreateApiKeyInput } from './api-key.input.js';

/** A new access key. */
export interface NewApiKey {
  readonly name: string;
  readonly grants: GrantColumns;
  /** When it expires; null for a key that does not. */
  readonly expiresAt: Date | null;
}

/** The fields of a new access key, as they are sent. */
type Fields = Required<CreateApiKeyInput>;

const FIELDS = new CommandFields<Fields>({
  validatedBy: CreateApiKeyInput,
  clean: { name: cleanLine, grants: unlessEmpty, lastDay: unlessEmpty },
  clearable: ['lastDay'],
  problemsBetween: (fields) => ({ ...grantProblems(fields.grants), ...dayProblems(fields) }),
});

/** Reads a new access key. Throws ValidationError with every invalid field. */
export function parseNewApiKey(sent: Sent<Fields>): NewApiKey {
  const { name, grants, lastDay } = FIELDS.parse(sent);
  return { name, grants: grantColumns(grants), expiresAt: endOf(lastDay) };
}

function dayProblems({ lastDay }: Partial<Fields>): FieldErrors {
  const end = endOf(lastDay);
  return end && end <= new Date() ? { lastDay: ['Le dernier jour ne peut pas être passé.'] } : {};
}

/** Returns the end of an agency day. */
function endOf(day: string | null | undefined): Date | null {
  return day == null ? null : startOfDay(day, 1);
}
