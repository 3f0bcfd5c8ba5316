import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Creates the log: JSON lines without personal data (no bodies, no query strings, no tokens), readable by any collector. It goes to
 * standard error; in a terminal only warnings are shown, so that the server's own messages stay readable.
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

/** Describes a request by its route only, because paths and queries contain reservation numbers and search words. */
export function describeRequest(request: FastifyRequest): { method: string; path: string } {
  const { method, url, routeOptions } = request;
  return { method, path: routeOptions.url ?? `/${masked(url.split(/[/?]/)[1] ?? '')}` };
}

/**
 * Describes where an error happened and why, without its data: database errors carry their statement with its values, mail errors the
 * addresses.
 */
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
 * Returns the message without what people entered: only its first line (the mapper writes the whole record below it), no value that the
 * database or a parser repeats in quotes, no e-mail addresses and no reservation numbers.
 */
export function saidBy(error: unknown): string {
  const [line = ''] = messageOf(error).split('\n', 1);
  const { code } = (error ?? {}) as { code?: unknown };
  return masked(typeof code === 'string' && QUOTING_STATES.test(code) ? line.replace(/"[^"]*"?/g, '"…"') : line);
}

/** Reads the message of anything that is thrown or reported: Node's errors of several addresses have theirs inside, and libraries report plain objects. */
function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, errors } = error as { message?: unknown; code?: unknown; errors?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(messageOf).join(', ');
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'a fault without a message';
}

/** SQLSTATE classes 22 (invalid values) and 23 (violated constraints), whose messages quote values. */
const QUOTING_STATES = /^2[23]...$/;

/** Returns the frames of a stack, without its head, which repeats the message. */
function placesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.join('\n');
}

/**
 * Reservation numbers, which open the tracking page, as displayed and as stored. In lower case a match needs a digit, because others are
 * words.
 */
const NUMBERS = [
  /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/gi,
  /\b[2-9A-HJKMNP-Z]{10}\b/g,
  /\b(?=[a-z]*[2-9])[2-9a-hjkmnp-z]{10}\b/g,
];

function masked(text: string): string {
  const withoutMail = text.replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…');
  return NUMBERS.reduce((said, number) => said.replace(number, '…'), withoutMail);
}
