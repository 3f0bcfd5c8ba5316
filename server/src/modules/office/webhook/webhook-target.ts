import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { WebhookFailure } from './webhook.enums.js';

/** Resolves a name: `dns.lookup`, or a test's own function. */
type ResolveHost = (hostname: string) => Promise<readonly HostAddress[]>;

/** An IP address that a host name resolves to; `family` is 4 or 6. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** An address that may be called, and the IP address it resolved to: the connection must use it without a second look-up. */
export interface WebhookTarget {
  readonly url: URL;
  readonly addresses: readonly HostAddress[];
}

type TargetProblem =
  'UNREADABLE' | 'NOT_HTTPS' | 'CREDENTIALS' | WebhookFailure.UNKNOWN_HOST | WebhookFailure.FORBIDDEN_ADDRESS;

/** Thrown with the reason why an address may not be called. */
export class WebhookTargetError extends Error {
  constructor(readonly problem: TargetProblem) {
    super(`webhook target: ${problem}`);
  }
}

interface Options {
  /** The installation's own address: on a loopback host it is a trial, which may call its own machine and network. */
  readonly publicUrl: string;
  readonly resolveHost?: ResolveHost;
}

/**
 * Checks where webhooks may go. Whoever registers one chooses an address that this server calls from inside its network, so it must be
 * public, however it is written and whatever its name resolves to later.
 */
export class WebhookTargets {
  private readonly trial: boolean;
  private readonly resolveHost: ResolveHost;

  constructor({ publicUrl, resolveHost = (hostname) => lookup(hostname, { all: true }) }: Options) {
    this.trial = isLoopback(new URL(publicUrl).hostname);
    this.resolveHost = resolveHost;
  }

  /** Resolves and checks an address. Throws WebhookTargetError. */
  async find(text: string): Promise<WebhookTarget> {
    const url = this.read(text);
    const addresses = await this.addressesOf(bare(url.hostname));
    if (addresses.length === 0) throw new WebhookTargetError(WebhookFailure.UNKNOWN_HOST);
    // A private address among public ones would make some of the calls go to the internal network.
    if (!this.trial && !addresses.every(({ address }) => isPublic(address)))
      throw new WebhookTargetError(WebhookFailure.FORBIDDEN_ADDRESS);
    return { url, addresses };
  }

  private read(text: string): URL {
    // The parser reads 2130706433, 0x7f.1 and 127.1 as 127.0.0.1, as the connection would.
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url?.hostname || !['http:', 'https:'].includes(url.protocol) || url.hash)
      throw new WebhookTargetError('UNREADABLE');
    if (url.username || url.password) throw new WebhookTargetError('CREDENTIALS');
    if (url.protocol === 'http:' && !this.trial) throw new WebhookTargetError('NOT_HTTPS');
    return url;
  }

  private async addressesOf(host: string): Promise<readonly HostAddress[]> {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family }];
    return this.resolveHost(host).catch(() => {
      throw new WebhookTargetError(WebhookFailure.UNKNOWN_HOST);
    });
  }
}

/** RFC 6890 and its successors: this machine, private and shared networks, link-local (cloud metadata), tests, multicast. */
const RESERVED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Global unicast; everything else is loopback, unique local, link-local, multicast or an embedded IPv4 address. */
const PUBLIC_V6 = ['2000::/3'];
/** Within it: protocol assignments and Teredo, documentation, 6to4. */
const RESERVED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const reservedV4 = blockList(RESERVED_V4, 'ipv4');
const publicV6 = blockList(PUBLIC_V6, 'ipv6');
const reservedV6 = blockList(RESERVED_V6, 'ipv6');

/** Tells whether an IP address is public. */
function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reservedV4.check(address);
  return family === 6 && publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isLoopback(hostname: string): boolean {
  const host = bare(hostname);
  return /(^|\.)localhost$/.test(host) || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Returns a URL's host without the brackets of IPv6. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
