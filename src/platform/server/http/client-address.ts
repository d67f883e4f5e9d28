import { BlockList, isIP } from 'node:net';

/**
 * Which proxies may say where a request comes from: none, a number of them in front of this server, or those in some
 * networks.
 */
export type TrustProxy = false | number | BlockList;

const mostHops = 10;
const mostNetworks = 200;

/** Parses TRUST_PROXY. Undefined if the value is invalid. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  const lower = text.toLowerCase();
  if (['false', 'no', 'off', '0'].includes(lower)) return false;
  if (['true', 'yes', 'on'].includes(lower)) return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const networks = text.split(/[,\s]/).filter(Boolean);
  if (networks.length === 0 || networks.length > mostNetworks) return undefined;
  const list = new BlockList();
  return networks.every((network) => addNetwork(list, network)) ? list : undefined;
}

function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', bits, ...more] = network.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  // A network of length 0 includes every client, which is what the setting is there to prevent.
  if (version === 0 || more.length > 0 || length < 1 || length > longest) return false;
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

export function isTrustedProxy(trustProxy: TrustProxy, connectedFrom: string | undefined): boolean {
  if (!(trustProxy instanceof BlockList)) return trustProxy !== false;
  return connectedFrom !== undefined && isInList(trustProxy, plainAddress(connectedFrom));
}

function isInList(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

interface Connection {
  readonly forwardedFor: string | undefined;
  /** The remote address of the connection. */
  readonly connectedFrom: string | undefined;
  readonly trustProxy: TrustProxy;
}

export interface ClientAddress {
  readonly address: string | undefined;
  /** Why the trusted proxy's own address had to be used. All visitors behind it then count as one. */
  readonly problem?: 'missing' | 'malformed' | undefined;
}

/**
 * The address of the client. Each proxy appends the address that connected to it, so X-Forwarded-For is read from its
 * end, past the trusted proxies alone: the client may have invented anything further left. If it is missing or cannot
 * be parsed, the last trusted proxy counts as the client.
 */
export function clientAddress({ forwardedFor, connectedFrom, trustProxy }: Connection): ClientAddress {
  const peer = connectedFrom === undefined ? undefined : plainAddress(connectedFrom);
  if (!isTrustedProxy(trustProxy, connectedFrom)) return { address: peer };
  const chain = forwardedFor?.split(',').map((entry) => plainAddress(entry.trim())) ?? [];
  if (chain.length === 0) return { address: peer, problem: 'missing' };
  return typeof trustProxy === 'number'
    ? addressAfterHops(chain, peer, trustProxy)
    : addressBeforeProxies(chain, peer, (address) => isTrustedProxy(trustProxy, address));
}

function addressAfterHops(chain: readonly string[], peer: string | undefined, hops: number): ClientAddress {
  const passed = chain.slice(-hops);
  if (passed.some((entry) => isIP(entry) === 0)) return { address: peer, problem: 'malformed' };
  return passed.length < hops ? { address: peer, problem: 'missing' } : { address: passed[0] };
}

function addressBeforeProxies(
  chain: readonly string[],
  peer: string | undefined,
  isProxy: (address: string) => boolean,
): ClientAddress {
  let address = peer;
  for (const entry of chain.toReversed()) {
    if (isIP(entry) === 0) return { address, problem: 'malformed' };
    address = entry;
    if (!isProxy(entry)) break;
  }
  // If all of them are proxies, the first one made the request itself.
  return { address };
}

/** Networks whose addresses end with an IPv4 address: of an IPv6 socket, and of a translator in front of the server. */
const ipv4Within: readonly string[] = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * Unwraps IPv4 within IPv6, however it is written (`::ffff:203.0.113.9`, `::ffff:cb00:7109`): otherwise all IPv4 clients
 * would be one network. Drops the interface of a local address (`%eth0`).
 */
function plainAddress(address: string): string {
  const withoutZone = address.split('%')[0] ?? '';
  if (isIP(withoutZone) !== 6) return withoutZone;
  const groups = groupsOf(withoutZone);
  if (!ipv4Within.includes(groups.slice(0, 6).join(':'))) return withoutZone;
  const bytes = groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
  return bytes.join('.');
}

/** The client that rate limits count. */
export interface Sender {
  /** An IPv4 address, or the /64 of IPv6, of which every household has at least one. */
  readonly network: string;
  /** The /24 of IPv4 or the /48 of IPv6, which one customer of a hosting company may own. */
  readonly wideNetwork: string;
}

const unknown = 'unknown';

/** Invalid addresses, such as that of a closed connection, all count as one client. */
export function senderOf(address: string): Sender {
  const version = isIP(address);
  if (version === 4) return { network: address, wideNetwork: `${address.split('.').slice(0, 3).join('.')}.0/24` };
  if (version === 0) return { network: unknown, wideNetwork: unknown };
  const groups = groupsOf(address);
  return { network: groups.slice(0, 4).join(':'), wideNetwork: `${groups.slice(0, 3).join(':')}::/48` };
}

/** All eight groups of an IPv6 address, lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // As a URL writes it: the longest run of zeros is `::`.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
