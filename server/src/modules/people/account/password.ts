import { argon2id, hash, verify } from 'argon2';
import { ServiceUnavailableError } from '../../../platform/database/sql-errors.js';
import { fewAtOnce } from '../../../kernel/few-at-once.js';
import { elsewhere } from '../../../kernel/operation-queue.js';

/** argon2id at 19 MiB, two passes, one lane: the least that OWASP recommends. Each hash names its own figures. */
const PARAMETERS = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password nobody has: verified against when there is no account, so that both answers take as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$mNV83HlkiRxMUPHQEa3w7Q$BVYLSQVx0PNEScuif1Mq/LX+SXofgDOQMKsrN/h3yN0';

/**
 * A hash keeps a core and a thread of the pool, which files and compression use too, busy for 20 to 50 ms. Two at once leave the
 * others their turn; more than the waiting room holds would wait for longer than people do.
 */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 60;
const COME_AGAIN_SECONDS = 3;

const inTurn = fewAtOnce(HASHES_AT_ONCE, {
  places: HASHES_WAITING,
  refusal: () => new ServiceUnavailableError(COME_AGAIN_SECONDS),
});

/** One password typed on two keyboards may be composed differently. */
const composed = (password: string): string => password.normalize('NFC');

/** Throws ServiceUnavailableError when too many others wait for theirs. */
export function hashPassword(password: string): Promise<string> {
  return elsewhere(() => inTurn(() => hash(composed(password), PARAMETERS)));
}

export function samePassword(one: string, other: string): boolean {
  return composed(one) === composed(other);
}

/** False for a wrong password, and, after the same time, when there is no account (undefined). Throws ServiceUnavailableError when too many others wait for theirs. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await elsewhere(() => inTurn(() => verify(passwordHash ?? NOBODY, composed(password))));
  return matches && passwordHash !== undefined;
}
