import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { senderOf } from '#platform/server/http/client-address.ts';
import { formTokenAge } from '../../ticket-limits.ts';
import { spamReasons } from '../create-ticket.ts';
import { checkFormToken, hasProof, limitsFor, makeFormToken } from './form-token.ts';
import { hasCertainLink, hasLink, isMadeOfLinks } from './link-density.ts';

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
    expect(checkFormToken(secret, token, made + age)).toBe(problem);
  });

  it.each(['', '.', 'x', 'a.b.c', token.slice(0, -1), `${token}x`, token.replace(/^./, 'z'), '🐜'])(
    'cannot be forged: %j',
    (forged) => {
      expect(checkFormToken(secret, forged, made + formTokenAge.least)).toBe('forged token');
    },
  );

  it('is different each time', () => {
    expect(makeFormToken(secret, made)).not.toBe(token);
  });
});

describe('the links in a message', () => {
  it.each([
    ['https://my-company.example', false],
    ['Our site is https://a.example and the shop www.b.example: can you join the two into one for us?', false],
    ['Look: https://a.example/win https://b.example/now', true],
    [`${'Please read what follows with care. '.repeat(20)}${'http://a.example '.repeat(5)}`, false],
    // Exactly half of the text, which is still allowed.
    [`http://a.example http://b.example ${'x'.repeat(30)}`, false],
    [`${'Please read what follows with care. '.repeat(20)}${'http://a.example '.repeat(6)}`, true],
  ])('are suspicious only if the message mostly consists of them: %s', (message, suspicious) => {
    expect(isMadeOfLinks(message)).toBe(suspicious);
  });

  it.each([
    ['https://win.example'],
    ['Ana www.win.example'],
    ['win-prize.example'],
    ['Buy at shop.example.com/now?x=1'],
    ['wa.me/123'],
    ['(t.co)'],
    ['EXAMPLE.COM'],
    ['Gracias.No puedo'],
    ['evil.com.Gracias'],
    ['user@evil.com/path'],
    ['@evil.com'],
    ['203.0.113.9'],
    ['203.0.113.9:8080/x'],
    // As a browser or a reader would interpret them.
    ['evil\uff0ecom'],
    ['evil。com'],
    ['e\u200bvil.c\u00adom'],
    ['𝐞𝐯𝐢𝐥.𝐜𝐨𝐦'],
    ['hxxp://evil'],
    ['evil[.]com'],
    ['evil(dot)com'],
    ['пример.рф'],
    ['xn--e1afmkfd.xn--p1ai'],
  ])('are found in %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    ['Ana Ñandú'],
    ['Node.js y Sr.Perez de S.A.S., e.g.this, a.m. en EE.UU.'],
    ['Son 3.500.000 o 1.000.000.000, versión 2.0'],
    ['archivo.pdf'],
    ['Escríbame a ana.torres@example.com.co, gracias.Espero su respuesta'],
    ['example dot com'],
    ['...com'],
  ])('are not found in %s', (text) => {
    expect(hasLink(text)).toBe(false);
  });

  it('are not counted if a space may be missing, or for e-mail addresses', () => {
    const careless = 'Hola.Si puede.No hay prisa.Me gusta.La quiero.Es bueno.De verdad.Se lo agradezco.';
    expect([hasLink(careless), hasCertainLink(careless), isMadeOfLinks(careless)]).toEqual([true, false, false]);
    expect(isMadeOfLinks(Array.from({ length: 9 }, (_, n) => `a${n}@example.com`).join(', '))).toBe(false);
  });

  it('include bare domains', () => {
    expect(isMadeOfLinks('Look: a.example/win b.example/now')).toBe(true);
    expect(isMadeOfLinks(`${'Please read. '.repeat(50)}${'a.example '.repeat(6)}`)).toBe(true);
    expect(isMadeOfLinks('Our shop is at a.example and our blog at b.example: can you look at both of them?')).toBe(
      false,
    );
  });
});

describe('the rate limit keys of a sender', () => {
  it('do not reveal the sender, and are the same however the address is written', () => {
    const keys = (email: string, address?: string) =>
      limitsFor(secret, { email }, address === undefined ? undefined : senderOf(address)).map(({ key }) => key);
    expect(keys('Ana@example.com', '203.0.113.9')).toEqual(keys('ana@EXAMPLE.com', '203.0.113.9'));
    expect(keys('ana@example.com', '203.0.113.9').join()).not.toMatch(/ana|203/);
    expect(keys('ana@example.com')).toHaveLength(2);
    expect(keys('A.n.a+shop@googlemail.com')).toEqual(keys('ana@gmail.com'));
    const own = limitsFor(secret, { email: 'ana@example.com', isProven: true });
    expect(keys('ana@example.com')).not.toContain(own[0]?.key);
    expect(Math.max(...keys('ana@example.com', '203.0.113.9').map((key) => key.length))).toBeLessThanOrEqual(80);
  });
});

it('a missing token is suspicious from other sites, and together with a link from every sender without an API key', () => {
  const sent = { name: 'Ana', message: 'Hola', token: undefined, proof: undefined, sitio_web: '' };
  const reasons = (
    headers: Record<string, string>,
    change: Partial<typeof sent> & { isFromOwnPage?: boolean } = {},
  ) => {
    const { isFromOwnPage = false, ...written } = change;
    const evidence = { sent: { ...sent, ...written }, headers, isFromOwnPage, secret, proofBits: 0, now: 0 };
    // A system with a valid key is never held back for this.
    expect(spamReasons({ ...evidence, proofBits: 12, hasApiKey: true })).toEqual([]);
    return spamReasons({ ...evidence, hasApiKey: false });
  };
  const browser = { origin: 'https://www.hormiga.example' };
  expect(reasons({})).toEqual([]);
  expect(reasons(browser)).toEqual(['no token']);
  expect(reasons({ 'sec-fetch-site': 'cross-site' })).toEqual(['no token']);
  // Pages of the site have no token without JavaScript.
  expect(reasons(browser, { isFromOwnPage: true })).toEqual([]);
  expect(reasons(browser, { isFromOwnPage: true, message: 'See www.a.example' })).toEqual(['no token']);
  expect(reasons({}, { isFromOwnPage: true, message: 'See a.example' })).toEqual(['no token']);
  expect(reasons({}, { isFromOwnPage: true, name: 'a.example' })).toEqual(['no token', 'links']);
  expect(reasons({}, { isFromOwnPage: true, message: 'Write to ana@a.example' })).toEqual([]);
});

describe('a proof of work', () => {
  // Calculated once for this token: the hash begins with twelve zero bits.
  const token = 'a.token';
  const proof = Array.from({ length: 100_000 }, (_, n) => String(n)).find((text) => hasProof(token, text, 12)) ?? '';

  it('is a hash that begins with the required number of zero bits', () => {
    const hash = createHash('sha256').update(`${token}:${proof}`).digest('hex');
    expect(hash.startsWith('000')).toBe(true);
    expect(hasProof(token, proof, 12)).toBe(true);
    expect(hasProof(token, `${proof}x`, 12)).toBe(false);
    expect(hasProof('another', proof, 12)).toBe(false);
    expect(hasProof(token, undefined, 12)).toBe(false);
  });

  it('is required of every sender if it is switched on, and of none otherwise', () => {
    const sent = { name: 'Ana', message: 'Hola', token: undefined, proof: undefined, sitio_web: '' };
    const reasons = (proofBits: number) =>
      spamReasons({ sent, headers: {}, isFromOwnPage: true, hasApiKey: false, secret, proofBits, now: 0 });
    expect(reasons(0)).toEqual([]);
    expect(reasons(12)).toEqual(['no proof']);
  });
});
