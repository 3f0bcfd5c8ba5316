import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** What the signing secrets are sealed for. */
export const WEBHOOK_SECRETS = 'webhook-secret-v1';

/** Makes a signing secret, `whsec_` and 256 random bits in Base64, as the Standard Webhooks specification has it. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * Gives the headers of the Standard Webhooks specification for one attempt: the event's id, the moment of the attempt in Unix
 * seconds, and a `v1` signature for each secret that is valid now. Receivers verify them with a library of theirs.
 */
export function standardHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    // Node reads both alphabets: secrets made before 2026-11-22 are in the one for addresses.
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}

/**
 * Gives the value of the older header `X-Signature`, which goes on 2027-12-01: when it was signed (Unix seconds), and one `v1` for
 * each secret that is valid now.
 */
export function legacySignature(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
