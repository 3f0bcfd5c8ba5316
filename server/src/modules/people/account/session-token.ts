import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const ALGORITHM = 'HS256';
const ISSUER = 'location-voitures';
const AUDIENCE = 'location-voitures-api';
const VERIFIED = 5_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Tells whether a text has the form of a session id. */
export function isSessionId(id: unknown): id is string {
  return typeof id === 'string' && UUID.test(id);
}

/** The claims of a bearer token: its session and its expiry. Only the session knows the account. */
export interface TokenClaims {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Signs and reads bearer tokens; algorithm, issuer and audience are pinned. */
export class SessionTokens {
  private readonly key: Uint8Array;
  /** Tokens whose signature was verified, because verifying in another thread takes longer than the rest of a small request. */
  private readonly verified = new LRUCache<string, TokenClaims>({ max: VERIFIED });

  constructor(secret: string) {
    this.key = new TextEncoder().encode(secret);
  }

  /** Makes the bearer token of a session. It expires with the session, and contains the session's id but not the account's. */
  sign({ sessionId, expiresAt }: TokenClaims): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setJti(sessionId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.key);
  }

  /** Reads a token; undefined if it is not ours or has expired. */
  async read(token: string): Promise<TokenClaims | undefined> {
    const cached = this.verified.get(token);
    if (cached) return cached.expiresAt > new Date() ? cached : undefined;
    const claims = await this.verify(token);
    if (claims) this.verified.set(token, claims);
    return claims;
  }

  private async verify(token: string): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['jti', 'exp'],
      });
      const { jti = '', exp = 0 } = payload;
      return isSessionId(jti) ? { sessionId: jti, expiresAt: new Date(exp * 1000) } : undefined;
    } catch {
      return undefined;
    }
  }
}
