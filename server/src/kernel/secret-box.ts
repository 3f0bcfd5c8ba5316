import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
/** The length of initialisation vector that GCM is designed for. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts stored secrets, so that a copy of the database alone reveals none: AES-256-GCM with a key derived from AUTH_SECRET, another one
 * for each purpose.
 */
export class SecretBox {
  private readonly key: Buffer;

  constructor(authSecret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', authSecret, '', purpose, KEY_BYTES));
  }

  /** Encrypts a secret; returns base64. The initialisation vector is random, so that equal secrets differ when encrypted. */
  seal(secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Decrypts a secret; undefined if it was encrypted with another AUTH_SECRET or for another purpose, or was changed. */
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
