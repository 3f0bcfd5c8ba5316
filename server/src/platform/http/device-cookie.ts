import type { IncomingHttpHeaders } from 'node:http';

const SECRET = /^[\w-]{43}$/;
/** Browsers keep a cookie for 400 days at most. */
const LIFETIME_SECONDS = 400 * 86_400;

/**
 * The cookie by which a device is recognised at its next login. It grants no access: a login still needs its password, and every other
 * request its bearer token.
 */
export interface DeviceCookie {
  /** Returns the secret sent with a request; undefined if there is none or it has an invalid form. */
  read(headers: IncomingHttpHeaders): string | undefined;
  /** Returns the `Set-Cookie` header that sets the secret. */
  write(secret: string): string;
}

/** Creates the cookie. Over https the name's prefix makes browsers accept it from this host only, never from another host of its domain. */
export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = secure ? '__Host-device' : 'device';
  return {
    read: ({ cookie = '' }) => {
      const sent = cookie.split(';').map((pair) => pair.trim());
      const secret = sent.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      return secret !== undefined && SECRET.test(secret) ? secret : undefined;
    },
    write: (secret) =>
      `${name}=${secret}; Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  };
}
