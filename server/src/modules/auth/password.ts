import { argon2id, hash, verify } from 'argon2';

/** argon2id at 19 MiB, two passes, one lane: the least that OWASP recommends. Each hash names its own figures. */
const PARAMETERS = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password nobody has: verified against when there is no account, so that both answers take as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$mNV83HlkiRxMUPHQEa3w7Q$BVYLSQVx0PNEScuif1Mq/LX+SXofgDOQMKsrN/h3yN0';

/** One password typed on two keyboards may be composed differently. */
const composed = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), PARAMETERS);
}

export function samePassword(one: string, other: string): boolean {
  return composed(one) === composed(other);
}

/** False for a wrong password, and, after the same time, when there is no account (undefined). */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODY, composed(password));
  return matches && passwordHash !== undefined;
}
