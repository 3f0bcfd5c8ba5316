import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Employee } from './employee.entity.js';
import type { IssuedChallenge } from './second-factor.errors.js';
import { MINUTE_MS } from '../../../kernel/time.js';

const ALGORITHM = 'HS256';
const ISSUER = 'location-voitures';

/** How long an incomplete login waits: for a code, or for setting up a second factor, which may require installing an application. */
const LIFETIMES_MS = { code: 5 * MINUTE_MS, enrolment: 15 * MINUTE_MS } as const;
/** What has to follow the password: a code of the second factor, or setting one up (enrolment). */
export type ChallengePurpose = keyof typeof LIFETIMES_MS;

/** The account of a login, and the password it used. */
export interface ReadChallenge {
  readonly employeeId: number;
  readonly isPasswordOf: (account: Pick<Employee, 'passwordHash'>) => boolean;
}

/**
 * Makes and reads challenges, which prove a right password until the second factor follows. They cannot serve as bearer tokens, because
 * their audience differs.
 */
export class Challenges {
  private readonly key: Uint8Array;

  constructor(authSecret: string) {
    this.key = new TextEncoder().encode(authSecret);
  }

  /**
   * Makes a challenge after a right password. It expires after 5 or 15 minutes, by its purpose, and becomes invalid if the password
   * changes.
   */
  async issue({ id, passwordHash }: Employee, purpose: ChallengePurpose): Promise<IssuedChallenge> {
    const expiresAt = new Date(Date.now() + LIFETIMES_MS[purpose]);
    const challenge = await new SignJWT({ pwd: fingerprint(passwordHash) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(String(id))
      .setIssuer(ISSUER)
      .setAudience(audienceOf(purpose))
      .setExpirationTime(expiresAt)
      .sign(this.key);
    return { challenge, challengeExpiresAt: expiresAt.toISOString() };
  }

  /** Reads a challenge; undefined if it is not ours, has another purpose or has expired. */
  async read(challenge: string, purpose: ChallengePurpose): Promise<ReadChallenge | undefined> {
    try {
      const { payload } = await jwtVerify(challenge, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: audienceOf(purpose),
        requiredClaims: ['sub', 'exp', 'pwd'],
      });
      return {
        employeeId: Number(payload.sub),
        isPasswordOf: ({ passwordHash }) => payload['pwd'] === fingerprint(passwordHash),
      };
    } catch {
      return undefined;
    }
  }
}

function audienceOf(purpose: ChallengePurpose): string {
  return `location-voitures-second-factor-${purpose}`;
}

/** Returns a fingerprint of the stored password, so that a new password makes the challenge invalid. */
function fingerprint(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
