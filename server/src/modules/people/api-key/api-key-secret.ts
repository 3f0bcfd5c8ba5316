import { createHash, randomInt } from 'node:crypto';

const MARK = 'lv_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 40 characters of 62, that is 238 bits, which cannot be guessed and so need no slow hash. */
const SECRET_LENGTH = 40;
const SHOWN_LENGTH = MARK.length + 6;
const KEY = new RegExp(`^${MARK}[0-9A-Za-z]{${SECRET_LENGTH}}$`);

/** Makes a random key from the system's random source. */
export function newKey(): string {
  return MARK + Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Tells whether a bearer token has the form of a key, which login tokens never have. */
export function looksLikeKey(token: string | undefined): token is string {
  return token?.startsWith(MARK) ?? false;
}

/** Tells whether a text has the exact form of a key. Any other text is refused without a query. */
export function isWellFormed(key: string): boolean {
  return KEY.test(key);
}

/** Returns the part of a key that may be shown later. */
export function shownPrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** Returns the hash by which a key is stored and found. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
