import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
/** One subscriber has at least this many groups of an IPv6 address, and can choose the rest freely. */
const SUBSCRIBER_GROUPS = 4;
/** The groups that a provider assigns to a customer's whole site. */
const SITE_GROUPS = 3;

/** Returns what one caller is counted under: the IPv4 address, or the /64 network of an IPv6 address; any other text as it is. */
export function callerKey(text: string): string {
  const mapped = MAPPED_IPV4.exec(text)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const address = text.split('%')[0] ?? text;
  return isIPv6(address) ? `${expand(address).slice(0, SUBSCRIBER_GROUPS).join(':')}::/64` : text;
}

/** Returns the network of an address, for the log: it distinguishes floods but identifies nobody. */
export function shortenedAddress(text: string): string {
  const address = (MAPPED_IPV4.exec(text)?.[1] ?? text).split('%')[0] ?? '';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${expand(address).slice(0, SITE_GROUPS).join(':')}::/48` : 'unknown';
}

function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
