/** Nobody reads this status; the metrics count it apart from faults, as proxies do. */
export const CALLER_LEFT = 499;

/** What tells whether the other side is still there: a request of Node's server, or Fastify's around it. */
interface Connected {
  readonly raw: { readonly socket: { readonly destroyed: boolean } };
}

/** A download broken off by whoever asked for it is no fault; a stream that breaks while they wait is one. */
export function callerLeft(error: unknown, request: Connected): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed;
}
