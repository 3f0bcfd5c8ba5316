import { createHash, randomInt } from 'node:crypto';

const MARK = 'lv_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 40 characters of 62: 238 bits, which nobody guesses and which therefore needs no slow hash. */
const SECRET_LENGTH = 40;
const SHOWN_LENGTH = MARK.length + 6;
const KEY = new RegExp(`^${MARK}[0-9A-Za-z]{${SECRET_LENGTH}}$`);

/** A key that nobody has, from the system's random source. */
export function newKey(): string {
  return MARK + Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Whether a bearer token means to be a key; logins never begin like one. */
export function looksLikeKey(token: string | undefined): token is string {
  return token?.startsWith(MARK) ?? false;
}

export function isWellFormed(key: string): boolean {
  return KEY.test(key);
}

/** What of a key may be shown later. */
export function shownPrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** A key as it is stored and found. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
