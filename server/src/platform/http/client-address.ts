import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Proxies stand on the same machine or in the same private network; nobody else's word on an address counts. */
export const TRUSTED_PROXIES = 'loopback, linklocal, uniquelocal';

const isTrusted = proxyAddress.compile(TRUSTED_PROXIES.split(', '));

/**
 * The address of who really asks, by the rule of the HTTP requests: behind a proxy it is what the proxies say. Empty for one
 * who left already.
 */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const address: string | undefined = behindProxy ? proxyAddress(request, isTrusted) : request.socket.remoteAddress;
  return address ?? '';
}
