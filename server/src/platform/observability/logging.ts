import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The log: JSON lines without personal data (no bodies, no query strings, no tokens), readable by any collector. It goes to
 * standard error, where a terminal only sees warnings, so that people can read what the server tells them.
 */
export function createLogger(
  level: string = process.env['LOG_LEVEL'] ?? (process.stderr.isTTY ? 'warn' : 'info'),
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  const options = {
    level,
    redact: { paths: ['req.headers', 'headers', 'body', '*.password', '*.token'], remove: true },
    serializers: { req: describeRequest, err: describeError },
  };
  return pino(options, destination);
}

/** Reservation numbers and search words stand in paths and queries, so only the route is kept. */
export function describeRequest(request: FastifyRequest): { method: string; path: string } {
  const { method, url, routeOptions } = request;
  return { method, path: routeOptions.url ?? `/${masked(url.split(/[/?]/)[1] ?? '')}` };
}

/** Where and why, never with what: database errors carry their statement with its values, mail errors the addresses. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: saidBy(error) };
  const { name, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    ...(typeof code === 'string' ? { code } : {}),
    message: saidBy(error),
    ...(stack ? { stack: placesOf(stack) } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/**
 * The message without what people entered: its first line alone (the mapper writes the whole record below it), no value that
 * the database or the parser of a date or number repeats in quotes, no addresses of mail and no reservation numbers.
 */
export function saidBy(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  const { code } = (error ?? {}) as { code?: unknown };
  return masked(typeof code === 'string' && QUOTING_STATES.test(code) ? line.replace(/"[^"]*"?/g, '"…"') : line);
}

/** Wrong values (class 22 of SQLSTATE), and of constraints. */
const QUOTING_STATES = /^2[23]...$/;

/** Where it happened: the frames of a stack, whose head repeats the message. */
function placesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n');
}

/** A number opens the tracking page, as people read it and as it is stored; in small letters, only one with a digit is no word. */
const NUMBERS = [
  /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/gi,
  /\b[2-9A-HJKMNP-Z]{10}\b/g,
  /\b(?=[a-z]*[2-9])[2-9a-hjkmnp-z]{10}\b/g,
];

function masked(text: string): string {
  const withoutMail = text.replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…');
  return NUMBERS.reduce((said, number) => said.replace(number, '…'), withoutMail);
}
