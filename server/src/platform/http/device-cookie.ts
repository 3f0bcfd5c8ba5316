import type { IncomingHttpHeaders } from 'node:http';

const SECRET = /^[\w-]{43}$/;
/** Browsers keep no cookie for longer than 400 days. */
const LIFETIME_SECONDS = 400 * 86_400;

/**
 * The cookie by which a device is known again at its next login. It opens nothing: a login needs its password all the same,
 * and every other request its bearer token.
 */
export interface DeviceCookie {
  /** The secret that came with a request; undefined without one, or for anything that was never given out. */
  read(headers: IncomingHttpHeaders): string | undefined;
  /** The `Set-Cookie` header that hands the secret out. */
  write(secret: string): string;
}

/** Over https the name's prefix has the browser take the cookie from this host alone, never from a neighbour under its domain. */
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
