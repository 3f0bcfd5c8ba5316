const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Two promises of one vehicle met: refused by the constraint, or ended by the database as the loser of a deadlock. */
export function isTaken(error: unknown): boolean {
  const state = sqlState(error);
  return state === EXCLUSION_VIOLATION || state === DEADLOCK;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

/** Awaits a write; the refusal is thrown in place of the error when a rival has written the same unique value. */
export async function refusingDuplicates<T>(writing: Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw isUniqueViolation(error) ? refusal() : error;
  }
}

function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? sqlState(cause) : undefined;
}
