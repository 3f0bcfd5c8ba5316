import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
/** One subscriber owns at least this many groups of an IPv6 address, and could change the rest at will. */
const SUBSCRIBER_GROUPS = 4;

/** What one caller is counted under: the IPv4 address, or the /64 network of an IPv6 address; any other text as it is. */
export function callerKey(text: string): string {
  const mapped = MAPPED_IPV4.exec(text)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const address = text.split('%')[0] ?? text;
  return isIPv6(address) ? `${expand(address).slice(0, SUBSCRIBER_GROUPS).join(':')}::/64` : text;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
