/** What the operating system says of a connection that the other side, or the way there, ended. */
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
/** Node's streams, its HTTP parser, its decompression, its cancelling, and the frames of WebSockets. */
const STREAM_CODES = /^(ERR_STREAM_|HPE_|Z_|ERR__ERROR_|ERR_BROTLI|ZSTD_|ABORT_ERR$|WS_ERR_)/;
/** The parsers of forms give theirs no code. */
const FORM_WORDS = /^(Unexpected end of (form|multipart data)|Part terminated early|Malformed part header)/;

/**
 * Whether an error says no more than that a stream or a connection broke, so that nothing outside of it is harmed. One that is
 * emitted when nobody listens any more, late or for the second time, is no reason to end the process.
 */
export function isBrokenStream(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return CONNECTION_CODES.has(code) || STREAM_CODES.test(code);
  return typeof message === 'string' && FORM_WORDS.test(message);
}
