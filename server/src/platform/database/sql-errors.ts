import { DriverException } from '@mikro-orm/core';
import { DomainError } from '../../kernel/domain-error.js';
import { originOf, type Store } from '../../kernel/unreachable.js';

const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
/** The connection broke (class 08), the server stops, crashed or starts (57P), or takes no further connection. */
const AWAY_STATES = /^(08...|57P0[1-3]|53300)$/;
/** What Node says of a server that cannot be reached, whichever it is. */
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
/** No room on a disk: of PostgreSQL, and of the files of this machine, where it may also be a quota. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** The embedded database has no socket while it is started again. */
const DRIVER_AWAY_CODES = new Set([...AWAY_CODES, 'ENOENT']);
/** The driver's own errors for it have no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * The database or the file store cannot be reached just now, a disk is full, the server stops or has too much to do; the same call
 * may work in a moment.
 */
export class ServiceUnavailableError extends DomainError {
  constructor(retryAfterSeconds?: number) {
    super(
      'unavailable',
      'SERVICE_UNAVAILABLE',
      'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
      {},
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    );
  }
}

/** The store that an error says cannot be reached or is full, if it says no more than that. */
export function storeAway(error: unknown): Store | undefined {
  if (isDiskFull(error)) return 'disk';
  if (isDatabaseAway(error)) return 'database';
  return originOf(error) === 'file store' && hasCode(error, AWAY_CODES) ? 'file store' : undefined;
}

/** Whether an error says no more than that the database cannot be reached. A network error has to come from its driver. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && AWAY_STATES.test(code)) return true;
  if (isOfDriver(error) && hasCode(error, DRIVER_AWAY_CODES)) return true;
  if (typeof message === 'string' && AWAY_WORDS.test(message)) return true;
  return cause !== undefined && isDatabaseAway(cause);
}

function isDiskFull(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return hasCode(error, FULL_CODES) || (cause !== undefined && isDiskFull(cause));
}

/** Of the driver itself, or the mapper's around it, which is a copy. */
function isOfDriver(error: unknown): boolean {
  return error instanceof DriverException || originOf(error) === 'database';
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && codes.has(code);
}

/** The error as it leaves the server: ServiceUnavailableError in place of what only says that a store is away or full. */
export function asRefusal(error: unknown): unknown {
  return storeAway(error) ? new ServiceUnavailableError() : error;
}

/** Two promises of one vehicle met: refused by the constraint, or ended by the database as the loser of a deadlock. */
export function isTaken(error: unknown): boolean {
  const state = sqlState(error);
  return state === EXCLUSION_VIOLATION || state === DEADLOCK;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

/** Whether a statement gave up because others held what it needed for longer than its lock_timeout. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === LOCK_NOT_AVAILABLE;
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
