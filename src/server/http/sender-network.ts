import { isIPv4, isIPv6 } from 'node:net';
import { headerOf, type RequestHeaders } from './headers.ts';

interface Sender {
  readonly headers: RequestHeaders;
  readonly connectedFrom: string | undefined;
  readonly trustProxy: boolean;
}

/**
 * Where a request comes from: the address, or for IPv6 the network, of which every household has a whole one.
 * Undefined: nobody knows, as behind a proxy that does not tell; then all visitors would seem to be one.
 */
export function senderNetwork({ headers, connectedFrom, trustProxy }: Sender): string | undefined {
  // The last address is the one that the trusted proxy saw itself; the ones before are what it was told.
  const forwarded = headerOf(headers, 'x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf((trustProxy ? forwarded : connectedFrom) ?? '');
}

const groupsOfNetwork = 4;

function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  // As a URL writes it: lower case, no leading zeros, the longest row of zeros as `::`.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsIn(before), groupsIn(after)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, groupsOfNetwork).join(':');
}

const groupsIn = (part: string) => part.split(':').filter(Boolean);
