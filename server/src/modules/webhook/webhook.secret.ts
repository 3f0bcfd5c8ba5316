import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** What the signing secrets are sealed for. */
export const WEBHOOK_SECRETS = 'webhook-secret-v1';

/** A new signing secret, `whsec_…`: 256 random bits. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** `X-Signature`: when it was signed (Unix seconds), and one `v1` for each secret that is valid now. */
export function signatureOf(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
