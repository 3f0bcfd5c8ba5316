import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { CallerLeftError } from '../../kernel/operation-queue.js';

/** The status of a request whose caller left. Nobody reads it, but metrics count it apart from faults, as proxies do. */
export const CALLER_LEFT = 499;

/** A request of Node's server or Fastify's, which tells whether the caller is still connected. */
interface Connected {
  readonly raw: { readonly socket: { readonly destroyed: boolean } };
}

/** An answer of Node's server or Fastify's. */
interface Answer {
  readonly raw: {
    readonly destroyed: boolean;
    readonly writableFinished: boolean;
    once(event: 'close', then: () => void): unknown;
  };
}

/** Returns a signal that is aborted when the caller leaves before the answer is sent. */
export function untilCallerLeaves({ raw }: Answer): AbortSignal {
  const left = new AbortController();
  // A caller who has left already is not announced again.
  if (raw.destroyed && !raw.writableFinished) left.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** Node's codes for a stream whose other end has gone. */
const BROKEN_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECONNABORTED', 'EPIPE']);

/** The caller's address; undefined if the connection ended before it was read. */
const addressOf = ({ ip }: FastifyRequest): string | undefined => ip;

/**
 * Refuses a request whose caller left before the address was read, because limits are counted by it, and nobody reads the answer. A hook of
 * the server.
 */
export const refuseCallerLeft: onRequestHookHandler = (request, _reply, done) => {
  done(
    addressOf(request) === undefined ? new CallerLeftError('the caller left before the address was read') : undefined,
  );
};

/**
 * Tells whether an error only means that the caller aborted an upload or download. A stream that breaks while the caller still waits is a
 * fault.
 */
export function callerLeft(error: unknown, request: Connected): boolean {
  if (error instanceof CallerLeftError) return true;
  const { code = '', statusCode } = error as NodeJS.ErrnoException & { readonly statusCode?: number };
  // The form parser, which does not see the socket, reports a form that ends early as a bad one (400).
  return request.raw.socket.destroyed && (BROKEN_OFF.has(code) || statusCode === 400);
}
