import { DomainError } from '../../shared/domain-error.js';

const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
/** The connection broke (class 08), the server stops, crashed or starts (57P), or takes no further connection. */
const AWAY_STATES = /^(08...|57P0[1-3]|53300)$/;
/** What Node says of a server that cannot be reached. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's own errors for it have no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database cannot be reached just now, or the server stops; the same call may work in a moment. */
export class ServiceUnavailableError extends DomainError {
  constructor() {
    super(
      'unavailable',
      'SERVICE_UNAVAILABLE',
      'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
    );
  }
}

/** Whether an error says no more than that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (AWAY_CODES.has(code) || AWAY_STATES.test(code))) return true;
  if (typeof message === 'string' && AWAY_WORDS.test(message)) return true;
  return cause !== undefined && isDatabaseAway(cause);
}

/** The error as it leaves the server: ServiceUnavailableError in place of what only says that the database is away. */
export function asRefusal(error: unknown): unknown {
  return isDatabaseAway(error) ? new ServiceUnavailableError() : error;
}

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
