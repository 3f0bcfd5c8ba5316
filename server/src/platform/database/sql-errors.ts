import { DriverException } from '@mikro-orm/core';
import { DomainError } from '../../kernel/domain-error.js';
import { originOf, type Store } from '../../kernel/unreachable.js';

const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
/** The connection broke (class 08), the server stops, crashed or starts (57P), or accepts no further connection. */
const AWAY_STATES = /^(08...|57P0[1-3]|53300)$/;
/** Node's codes for a server that cannot be reached. */
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
/** No disk space: PostgreSQL's code, and those of this machine, where it may also be a quota. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** The socket of the embedded database is missing while it restarts. */
const DRIVER_AWAY_CODES = new Set([...AWAY_CODES, 'ENOENT']);
/** The driver's own errors for a lost connection have no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Thrown when the database or the file store is unavailable, a disk is full, or the server stops or is overloaded; the same call may
 * succeed a moment later.
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

/** Returns the store that cannot be reached or is full, if that is what the error reports; undefined for any other error. */
export function storeAway(error: unknown): Store | undefined {
  if (isDiskFull(error)) return 'disk';
  if (isDatabaseAway(error)) return 'database';
  return originOf(error) === 'file store' && hasCode(error, AWAY_CODES) ? 'file store' : undefined;
}

/** Tells whether an error only says that the database is unavailable. A network error counts only if it comes from the driver. */
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

/** Tells whether an error comes from the driver, directly or as the mapper's wrapping copy. */
function isOfDriver(error: unknown): boolean {
  return error instanceof DriverException || originOf(error) === 'database';
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && codes.has(code);
}

/** Converts an error for the caller: one that only says that a store is unavailable or full becomes ServiceUnavailableError. */
export function asRefusal(error: unknown): unknown {
  return storeAway(error) ? new ServiceUnavailableError() : error;
}

/** Tells whether two occupations of one vehicle collided: refused by the constraint, or aborted by the database to resolve a deadlock. */
export function isTaken(error: unknown): boolean {
  const state = sqlState(error);
  return state === EXCLUSION_VIOLATION || state === DEADLOCK;
}

/** Tells whether a write failed because another row has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

/** Tells whether a statement gave up because others held a lock for longer than its lock_timeout. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === LOCK_NOT_AVAILABLE;
}

/** Awaits a write; throws the refusal if another writer has taken the same unique value. */
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
