import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formTokenAge } from '#contracts/ticket-limits.ts';
import { senderNetwork } from '../../http/sender-network.ts';
import { judgeFormToken, makeFormToken } from './form-token.ts';
import { hasProof } from './has-proof.ts';
import { hasLink, isMadeOfLinks } from './link-density.ts';
import { limitsFor } from './sender-limits.ts';
import { spamReasons } from './spam-reasons.ts';

const secret = 'x'.repeat(32);

describe('the form token', () => {
  const made = 1_800_000_000_000;
  const token = makeFormToken(secret, made);

  it.each([
    [-60_001, undefined],
    [-60_000, 'too fast'],
    [formTokenAge.least - 1, 'too fast'],
    [formTokenAge.least, undefined],
    [formTokenAge.most, undefined],
    [formTokenAge.most + 1, 'old token'],
  ])('%d ms after it was made is %s', (age, problem) => {
    expect(judgeFormToken(secret, token, made + age)).toBe(problem);
  });

  it.each(['', '.', 'x', 'a.b.c', token.slice(0, -1), `${token}x`, token.replace(/^./, 'z'), '🐜'])(
    'cannot be made up: %j',
    (forged) => {
      expect(judgeFormToken(secret, forged, made + formTokenAge.least)).toBe('forged token');
    },
  );

  it('is another one each time', () => {
    expect(makeFormToken(secret, made)).not.toBe(token);
  });
});

describe('the links in a message', () => {
  it.each([
    ['https://my-company.example', false],
    ['Our site is https://a.example and the shop www.b.example: can you join the two into one for us?', false],
    ['Look: https://a.example/win https://b.example/now', true],
    [`${'Please read what follows with care. '.repeat(20)}${'http://a.example '.repeat(5)}`, false],
    // Half of it and no more.
    [`http://a.example http://b.example ${'x'.repeat(30)}`, false],
    [`${'Please read what follows with care. '.repeat(20)}${'http://a.example '.repeat(6)}`, true],
  ])('%s', (message, suspicious) => {
    expect(isMadeOfLinks(message)).toBe(suspicious);
  });

  it.each([
    ['https://win.example', true],
    ['Ana www.win.example', true],
    ['Ana Ñandú', false],
  ])('in a name, %s', (name, found) => {
    expect(hasLink(name)).toBe(found);
  });
});

describe('a sender', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:db8:0:7::9', '2001:db8:0:7'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', undefined],
    ['', undefined],
  ])('%s is known by its network %s', (address, network) => {
    expect(senderNetwork({ headers: {}, connectedFrom: address, trustProxy: false })).toBe(network);
  });

  it('behind a proxy is who the proxy saw, and nobody where it does not say', () => {
    const behind = { connectedFrom: '10.0.0.1', trustProxy: true };
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect(senderNetwork({ ...behind, headers })).toBe('203.0.113.9');
    expect(senderNetwork({ ...behind, headers: {} })).toBeUndefined();
    expect(senderNetwork({ ...behind, headers, trustProxy: false })).toBe('10.0.0.1');
  });

  it('cannot be read from what is counted, and is the same however the address is written', () => {
    const keys = (email: string, network?: string) => limitsFor(secret, { email, network }).map(({ key }) => key);
    expect(keys('Ana@example.com', '203.0.113.9')).toEqual(keys('ana@EXAMPLE.com', '203.0.113.9'));
    expect(keys('ana@example.com', '203.0.113.9').join()).not.toMatch(/ana|203/);
    expect(keys('ana@example.com')).toHaveLength(2);
    expect(Math.max(...keys('ana@example.com', '203.0.113.9').map((key) => key.length))).toBeLessThanOrEqual(80);
  });
});

it('a missing token is suspicious in a browser alone', () => {
  const sent = { nombre_cliente: 'Ana', descripcion: 'Hola', token: undefined, proof: undefined, sitio_web: '' };
  const reasons = (headers: Record<string, string>, { isFromOwnPage = false, descripcion = 'Hola' } = {}) =>
    spamReasons({ sent: { ...sent, descripcion }, headers, isFromOwnPage, secret, proofBits: 0, now: 0 });
  const browser = { origin: 'https://www.hormiga.example' };
  expect(reasons({})).toEqual([]);
  expect(reasons(browser)).toEqual(['no token']);
  expect(reasons({ 'sec-fetch-site': 'cross-site' })).toEqual(['no token']);
  // Without JavaScript no page of the site has one.
  expect(reasons(browser, { isFromOwnPage: true })).toEqual([]);
  expect(reasons(browser, { isFromOwnPage: true, descripcion: 'See www.a.example' })).toEqual(['no token']);
});

describe('a proof of work', () => {
  // Found once, for this token: its hash begins with twelve zero bits.
  const token = 'a.token';
  const proof = Array.from({ length: 100_000 }, (_, n) => String(n)).find((text) => hasProof(token, text, 12)) ?? '';

  it('is a hash that begins with as many zero bits', () => {
    const hash = createHash('sha256').update(`${token}:${proof}`).digest('hex');
    expect(hash.startsWith('000')).toBe(true);
    expect(hasProof(token, proof, 12)).toBe(true);
    expect(hasProof(token, `${proof}x`, 12)).toBe(false);
    expect(hasProof('another', proof, 12)).toBe(false);
    expect(hasProof(token, undefined, 12)).toBe(false);
  });

  it('is asked of everybody where it is switched on, and of nobody elsewhere', () => {
    const sent = { nombre_cliente: 'Ana', descripcion: 'Hola', token: undefined, proof: undefined, sitio_web: '' };
    const reasons = (proofBits: number) =>
      spamReasons({ sent, headers: {}, isFromOwnPage: true, secret, proofBits, now: 0 });
    expect(reasons(0)).toEqual([]);
    expect(reasons(12)).toEqual(['no proof']);
  });
});
