import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Proxies are on the same machine or in the same private network; only these are trusted to name the client's address. */
export const TRUSTED_PROXIES = 'loopback, linklocal, uniquelocal';

const isTrusted = proxyAddress.compile(TRUSTED_PROXIES.split(', '));

/**
 * Returns the client's address by the same rule as for HTTP requests: behind a proxy it is the one that the proxies send. Empty if the
 * client has left.
 */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const address: string | undefined = behindProxy ? proxyAddress(request, isTrusted) : request.socket.remoteAddress;
  return address ?? '';
}
