import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';

/**
 * The log: JSON lines without personal data (no bodies, no query strings, no tokens), readable by any collector. It goes to
 * standard error, where a terminal only sees warnings, so that people can read what the server tells them.
 */
export function createLogger(
  level: string = process.env['LOG_LEVEL'] ?? (process.stderr.isTTY ? 'warn' : 'info'),
): Logger {
  const options = {
    level,
    redact: { paths: ['req.headers', 'headers', 'body', '*.password', '*.token'], remove: true },
    serializers: { req: describeRequest, err: describeError },
  };
  return pino(options, pino.destination({ dest: 2, sync: true }));
}

/** Reservation numbers and search words stand in paths and queries, so only the route is kept. */
export function describeRequest(request: FastifyRequest): { method: string; path: string } {
  const { method, url, routeOptions } = request;
  return { method, path: routeOptions.url ?? `/${url.split(/[/?]/)[1] ?? ''}` };
}

/** Where and why, never with what: database errors carry their statement with its values, mail errors the addresses. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    ...(typeof code === 'string' ? { code } : {}),
    message: masked(message),
    ...(stack ? { stack: masked(stack) } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

function masked(text: string): string {
  return text.replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…').replace(/\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/gi, '…');
}
