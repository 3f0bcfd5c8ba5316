/** The operating system's codes for a connection that the other side or the network ended. */
const CONNECTION_CODES = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTCONN',
  'ETIMEDOUT',
  'ECANCELED',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Codes of Node's streams, its HTTP parser, its decompression, its cancelling, and of WebSocket frames. */
const STREAM_CODES = /^(ERR_STREAM_|HPE_|Z_|ERR__ERROR_|ERR_BROTLI|ZSTD_|ABORT_ERR$|WS_ERR_)/;
/** The form parsers' errors have no code. */
const FORM_WORDS = /^(Unexpected end of (form|multipart data)|Part terminated early|Malformed part header)/;

/**
 * Tells whether an error only says that a stream or a connection broke, so that nothing outside of it is affected. Such an error, emitted
 * late or twice when nobody listens any more, must not end the process.
 */
export function isBrokenStream(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return CONNECTION_CODES.has(code) || STREAM_CODES.test(code);
  return typeof message === 'string' && FORM_WORDS.test(message);
}
