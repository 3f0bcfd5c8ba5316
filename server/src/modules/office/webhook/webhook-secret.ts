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
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}
