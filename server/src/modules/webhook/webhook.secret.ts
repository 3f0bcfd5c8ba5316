import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const KEY_BYTES = 32;
/** What GCM is made for. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'webhook-secret-v1';

/** A new signing secret, `whsec_…`: 256 random bits. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** Keeps secrets so that a copy of the database alone signs nothing: AES-256-GCM under a key derived from AUTH_SECRET. */
export class SecretBox {
  private readonly key: Buffer;

  constructor(authSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', authSecret, '', PURPOSE, KEY_BYTES));
  }

  seal(secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Undefined when it was sealed under another AUTH_SECRET, or tampered with. */
  open(box: string): string | undefined {
    const bytes = Buffer.from(box, 'base64');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag);
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}

/** `X-Signature`: when it was signed (Unix seconds), and one `v1` for each secret that is valid now. */
export function signatureOf(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
