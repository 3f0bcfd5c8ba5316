import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** 128 bits cannot be guessed. */
const SENT_BYTES = 16;

/**
 * Makes keys for links, which prove that whoever follows a link was given it. They are derived from the server's secret, differently for
 * each purpose and subject, so that none is stored.
 */
export class LinkKeys {
  /** Node takes longer to look at a Buffer than to sign with it. */
  private readonly secret: KeyObject;

  constructor(authSecret: string, purpose: string) {
    this.secret = createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', purpose, KEY_BYTES)));
  }

  /** Returns the key of a subject, for use in a URL. */
  keyTo(subject: string): string {
    return this.bytesOf(subject).toString('base64url');
  }

  /** Tells whether `sent` is the key of a subject. */
  opens(subject: string, sent: string | null | undefined): boolean {
    if (sent == null) return false;
    const bytes = Buffer.from(sent, 'base64url');
    return bytes.length === SENT_BYTES && timingSafeEqual(bytes, this.bytesOf(subject));
  }

  private bytesOf(subject: string): Buffer {
    return createHmac('sha256', this.secret).update(subject).digest().subarray(0, SENT_BYTES);
  }
}
