import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** 128 bits: nobody guesses one. */
const SENT_BYTES = 16;

/**
 * Keys that a link carries to prove that whoever comes by it was given it. They are made of the server's secret, another one for
 * each purpose and subject, so that none is stored.
 */
export class LinkKeys {
  private readonly secret: Buffer;

  constructor(authSecret: string, purpose: string) {
    this.secret = Buffer.from(hkdfSync('sha256', authSecret, '', purpose, KEY_BYTES));
  }

  /** The key to a subject, to stand in an address. */
  keyTo(subject: string): string {
    return this.bytesOf(subject).toString('base64url');
  }

  /** Whether somebody sent the key to a subject. */
  opens(subject: string, sent: string | null | undefined): boolean {
    if (sent == null) return false;
    const bytes = Buffer.from(sent, 'base64url');
    return bytes.length === SENT_BYTES && timingSafeEqual(bytes, this.bytesOf(subject));
  }

  private bytesOf(subject: string): Buffer {
    return createHmac('sha256', this.secret).update(subject).digest().subarray(0, SENT_BYTES);
  }
}
