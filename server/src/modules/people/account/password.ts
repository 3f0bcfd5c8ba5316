import { argon2id, hash, verify } from 'argon2';
import { ServiceUnavailableError } from '../../../platform/database/sql-errors.js';
import { fewAtOnce } from '../../../kernel/few-at-once.js';
import { elsewhere } from '../../../kernel/operation-queue.js';

/** argon2id at 19 MiB, two passes, one lane: the minimum that OWASP recommends. Each hash contains its own parameters. */
const PARAMETERS = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password that nobody has: verified against if there is no account, so that both answers take equally long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$mNV83HlkiRxMUPHQEa3w7Q$BVYLSQVx0PNEScuif1Mq/LX+SXofgDOQMKsrN/h3yN0';

/**
 * A hash occupies a core and a thread of the pool, which files and compression use too, for 20 to 50 ms. Two at once leave room for the
 * others; a longer queue would take more time than people wait.
 */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 60;
const COME_AGAIN_SECONDS = 3;

const inTurn = fewAtOnce(HASHES_AT_ONCE, {
  places: HASHES_WAITING,
  refusal: () => new ServiceUnavailableError(COME_AGAIN_SECONDS),
});

/** A password typed on two keyboards may have different Unicode compositions. */
const composed = (password: string): string => password.normalize('NFC');

/** Hashes a password. Throws ServiceUnavailableError if too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return elsewhere(() => inTurn(() => hash(composed(password), PARAMETERS)));
}

/** Tells whether two typed passwords are equal, even if their Unicode compositions differ. To compare with a hash, use verifyPassword. */
export function samePassword(one: string, other: string): boolean {
  return composed(one) === composed(other);
}

/**
 * Verifies a password; false for a wrong one, and after the same time if there is no account (undefined). Throws ServiceUnavailableError if
 * too many others wait.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await elsewhere(() => inTurn(() => verify(passwordHash ?? NOBODY, composed(password))));
  return matches && passwordHash !== undefined;
}
