import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that a code is shown for. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;
/** Easy to copy by hand: no 0/O, 1/I/L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 79 bits: too many to try, so that a fast hash keeps them safe. */
const RECOVERY_LENGTH = 16;
const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`);
const GROUP = 4;
export const RECOVERY_CODES = 10;
/** Longer than any way to write one. */
const MAX_TYPED = 60;

/** A code as it was typed: one of the application's, by its digits, or a recovery code, by its hash. */
export type TypedCode = { readonly digits: string } | { readonly recoveryHash: string };

/** Reads a code without regard to case, spaces and dashes; undefined when it can be none. */
export function readCode(typed: string): TypedCode | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const text = typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  if (CODE.test(text)) return { digits: text };
  return RECOVERY.test(text) ? { recoveryHash: recoveryHash(text) } : undefined;
}

/** A new secret of 160 random bits, in base 32 as applications take it. */
export function newSecret(): string {
  return generateSecret();
}

/** What the QR code of a secret says. */
export function enrolmentUri(secret: string, account: string, issuer: string): string {
  return generateURI({ issuer, label: account, secret });
}

/**
 * The step of a code that is the present one, the one before or the one after, and later than `afterStep`; undefined for any
 * other code. A telephone's clock may be half a minute wrong.
 */
export function stepOf(secret: string, digits: string, afterStep?: number): number | undefined {
  const found = verifySync({
    secret,
    token: digits,
    epochTolerance: STEP_SECONDS,
    ...(afterStep === undefined ? {} : { afterTimeStep: afterStep }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** New recovery codes as people keep them, `XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      (_, index) => `${index > 0 && index % GROUP === 0 ? '-' : ''}${ALPHABET[randomInt(ALPHABET.length)] ?? ''}`,
    ).join(''),
  );
}

/** What is kept of a recovery code. Not bound to AUTH_SECRET, so that the codes open the account even after that was replaced. */
export function recoveryHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
}
