import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpKey, stepAt, toBase32, totpAddress, totpCode } from './totp.ts';

const key = toBase32(Buffer.from('12345678901234567890'));

describe('codes of an app', () => {
  // The test vectors of RFC 6238, appendix B.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    const step = stepAt(new Date(second * 1000));
    expect(totpCode(key, step, 8)).toBe(code);
    expect(totpCode(key, step)).toBe(code.slice(2));
  });

  const now = new Date('2026-11-18T12:00:10Z');
  const step = stepAt(now);

  it('may come from a clock that is one step off, and no more', () => {
    const accepted = [-2, -1, 0, 1, 2].filter((off) => matchingStep(key, totpCode(key, step + off), now, 0));
    expect(accepted).toEqual([-1, 0, 1]);
  });

  it('are accepted once, and earlier ones not after them', () => {
    expect(matchingStep(key, totpCode(key, step), now, step)).toBeUndefined();
    expect(matchingStep(key, totpCode(key, step - 1), now, step)).toBeUndefined();
    expect(matchingStep(key, totpCode(key, step + 1), now, step)).toBe(step + 1);
  });

  it.each(['', '00000', totpCode(key, step).slice(1), `${totpCode(key, step)}0`])('do not match %j', (typed) => {
    expect(matchingStep(key, typed, now, 0)).toBeUndefined();
  });

  it('have a key of 160 bits, in letters and digits that can be typed', () => {
    expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpKey()).not.toBe(newTotpKey());
  });

  it('are set up by an address that names company and account', () => {
    expect(totpAddress('ABC', { issuer: 'A & B', account: 'ana+1@example.com' })).toBe(
      'otpauth://totp/A%20%26%20B:ana%2B1%40example.com?secret=ABC&issuer=A%20%26%20B',
    );
  });
});
