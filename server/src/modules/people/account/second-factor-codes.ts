import { codeSigns } from '../../../kernel/field-rules.js';
import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** For how many seconds a code is shown. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;
/** Easy to copy by hand, because it lacks 0/O and 1/I/L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 79 bits are too many to guess, so a fast hash is enough to protect them. */
const RECOVERY_LENGTH = 16;
const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`);
const GROUP = 4;
/** The number of recovery codes that are made for an account. */
export const RECOVERY_CODES = 10;
/** Longer than any way to type one. */
const MAX_TYPED = 60;

/** A typed code: the digits of an application's code, or the hash of a recovery code. */
export type TypedCode = { readonly digits: string } | { readonly recoveryHash: string };

/** Reads a code, ignoring case, spaces and dashes; undefined if it cannot be one. */
export function readCode(typed: string): TypedCode | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const text = codeSigns(typed);
  if (CODE.test(text)) return { digits: text };
  return RECOVERY.test(text) ? { recoveryHash: recoveryHash(text) } : undefined;
}

/** Makes a new secret of 160 random bits, in base 32 as applications require. */
export function newSecret(): string {
  return generateSecret();
}

/** Returns the content of a secret's QR code. */
export function enrolmentUri(secret: string, account: string, issuer: string): string {
  return generateURI({ issuer, label: account, secret });
}

/**
 * Returns the time step of a code if it is the current, previous or next one, and later than `afterStep`; undefined for any other code. The
 * tolerance is for a telephone's clock that is half a minute off.
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

/** Makes new recovery codes in the form for people, `XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      (_, index) => `${index > 0 && index % GROUP === 0 ? '-' : ''}${ALPHABET[randomInt(ALPHABET.length)] ?? ''}`,
    ).join(''),
  );
}

/** Returns the stored form of a recovery code. It does not depend on AUTH_SECRET, so that the codes still work after that was replaced. */
export function recoveryHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
}
