import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** The purpose under which signing secrets are encrypted. */
export const WEBHOOK_SECRETS = 'webhook-secret-v1';

/** Makes a signing secret, `whsec_` and 256 random bits in Base64, as the Standard Webhooks specification requires. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * Returns the headers of the Standard Webhooks specification for one attempt: the event's id, the time of the attempt in Unix seconds, and
 * a `v1` signature for each valid secret. Receivers verify them with a library.
 */
export function standardHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    // Node decodes both alphabets: secrets made before 2026-11-22 use the URL-safe one.
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}

/**
 * Returns the value of the older header `X-Signature`, which will be removed on 2027-12-01: the time of signing (Unix seconds), and one
 * `v1` for each valid secret.
 */
export function legacySignature(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
