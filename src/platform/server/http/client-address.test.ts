import { describe, expect, it } from 'vitest';
import { clientAddress, isTrustedProxy, parseTrustProxy, senderOf, type TrustProxy } from './client-address.ts';

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['0', false],
    ['true', 1],
    ['1', 1],
    ['2', 2],
    ['10', 10],
  ])('%s trusts %s', (text, trusted) => {
    expect(parseTrustProxy(text)).toBe(trusted);
  });

  it.each(['11', '-1', 'maybe', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0.0/x', 'localhost', ','])(
    'refuses %s',
    (text) => {
      expect(parseTrustProxy(text)).toBeUndefined();
    },
  );

  it('accepts networks, and single addresses as networks of one', () => {
    const trusted = parseTrustProxy('10.1.0.0/16, 127.0.0.1 2001:db8::/32') ?? false;
    const isTrusted = (address: string) => isTrustedProxy(trusted, address);
    expect(['10.1.2.3', '127.0.0.1', '::ffff:10.1.2.3', '2001:db8:9::1'].filter(isTrusted)).toHaveLength(4);
    expect(['10.2.0.1', '127.0.0.2', '2001:db9::1', '', 'unknown'].filter(isTrusted)).toEqual([]);
  });
});

const networks: TrustProxy = parseTrustProxy('10.0.0.0/8, 192.0.2.1') ?? false;

describe('the address of a client', () => {
  const ofClient = (trustProxy: TrustProxy, forwardedFor?: string, connectedFrom: string | undefined = '10.0.0.1') =>
    clientAddress({ trustProxy, forwardedFor, connectedFrom });

  it('is that of the connection if no proxy is trusted, whatever the headers say', () => {
    expect(ofClient(false, '203.0.113.9')).toEqual({ address: '10.0.0.1' });
  });

  it('is what the only proxy saw, and not what the client sent it', () => {
    expect(ofClient(1, '198.51.100.1, 203.0.113.9')).toEqual({ address: '203.0.113.9' });
  });

  it('is found behind a given number of proxies', () => {
    expect(ofClient(2, '198.51.100.1, 203.0.113.9, 192.0.2.7')).toEqual({ address: '203.0.113.9' });
  });

  it('is found behind all proxies of the trusted networks', () => {
    expect(ofClient(networks, '198.51.100.1, 203.0.113.9, 192.0.2.1')).toEqual({ address: '203.0.113.9' });
    expect(ofClient(networks, '10.0.0.7, 192.0.2.1')).toEqual({ address: '10.0.0.7' });
  });

  it('is that of the connection if that comes from outside the trusted networks', () => {
    expect(ofClient(networks, '203.0.113.9', '198.51.100.1')).toEqual({ address: '198.51.100.1' });
  });

  it.each(['unknown', '203.0.113.9:4711', '[2001:db8::1]:443', '_hidden', '203.0.113', ' , ', '1'.repeat(9_000)])(
    'falls back to the proxy if X-Forwarded-For is %s',
    (entry) => {
      expect(ofClient(1, entry)).toEqual({ address: '10.0.0.1', problem: 'malformed' });
      expect(ofClient(networks, `203.0.113.9, ${entry}`)).toEqual({ address: '10.0.0.1', problem: 'malformed' });
    },
  );

  it.each([
    ...['::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'],
    ...['0000:0000:0000:0000:0000:FFFF:CB00:7109', '::ffff:203.0.113.9%eth0', '64:ff9b::203.0.113.9'],
  ])('is an IPv4 address also if it is written as %s', (written) => {
    expect(ofClient(false, undefined, written)).toEqual({ address: '203.0.113.9' });
    expect(ofClient(1, written)).toEqual({ address: '203.0.113.9' });
    expect(ofClient(networks, `198.51.100.1, ${written}`, '::ffff:a00:1')).toEqual({ address: '203.0.113.9' });
  });

  it('stays an IPv6 address if it only looks like a wrapped one', () => {
    for (const address of ['::1', '::cb00:7109', '1::ffff:cb00:7109', '64:ff9b:1::cb00:7109', 'fe80::ffff:1:2']) {
      expect(ofClient(false, undefined, address)).toEqual({ address });
    }
  });

  it('falls back to the proxy if X-Forwarded-For is missing, or shorter than the number of hops', () => {
    expect(ofClient(1)).toEqual({ address: '10.0.0.1', problem: 'missing' });
    expect(ofClient(networks)).toEqual({ address: '10.0.0.1', problem: 'missing' });
    expect(ofClient(2, '203.0.113.9')).toEqual({ address: '10.0.0.1', problem: 'missing' });
  });
});

describe('the rate limit key', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7', '2001:db8:0::/48'],
    ['2001:db8:0:7::9', '2001:db8:0:7', '2001:db8:0::/48'],
    ['2001:db8::9', '2001:db8:0:0', '2001:db8:0::/48'],
    ['::1', '0:0:0:0', '0:0:0::/48'],
  ])('the rate limit key of %s is %s, and of its wide network %s', (address, network, wideNetwork) => {
    expect(senderOf(address)).toEqual({ network, wideNetwork });
  });

  it.each(['', 'unknown'])('clients without a valid address, such as «%s», share one rate limit key', (address) => {
    expect(senderOf(address)).toEqual({ network: 'unknown', wideNetwork: 'unknown' });
  });
});
