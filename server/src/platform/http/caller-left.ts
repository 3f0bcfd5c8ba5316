/** Nobody reads this status; the metrics count it apart from faults, as proxies do. */
export const CALLER_LEFT = 499;

/** What tells whether the other side is still there: a request of Node's server, or Fastify's around it. */
interface Connected {
  readonly raw: { readonly socket: { readonly destroyed: boolean } };
}

/** An answer of Node's server, or Fastify's around it. */
interface Answer {
  readonly raw: {
    readonly writableFinished: boolean;
    once(event: 'close', then: () => void): unknown;
  };
}

/** Aborted when whoever asked leaves before their answer is sent. */
export function untilCallerLeaves({ raw }: Answer): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** What Node says of a stream whose other end has gone. */
const BROKEN_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECONNABORTED', 'EPIPE']);

/** A download or a body broken off by whoever sent it or asked for it is no fault; a stream that breaks while they wait is one. */
export function callerLeft(error: unknown, request: Connected): boolean {
  const { code = '', statusCode } = error as NodeJS.ErrnoException & { readonly statusCode?: number };
  // A form that ends too early is a bad one (400) to its parser, which does not see the socket.
  return request.raw.socket.destroyed && (BROKEN_OFF.has(code) || statusCode === 400);
}
