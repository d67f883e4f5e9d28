import { describe, expect, it } from 'vitest';
import { mailLimit, plainName } from './unproven-recipient.ts';

describe('a name in a mail to a recipient who may not have typed it', () => {
  it.each([
    ['Ana'],
    ['Zoë O’Neill-Peña'],
    ["María del Carmen D'Angelo"],
    ['J. R. Torres'],
    ['Dr. Torres, Ana'],
    ['Peña & Hijos S.A.S.'],
    ['Иван Петров'],
    ['李小龍'],
    ['नेहा शर्मा'],
    ['محمد بن عبد الله'],
    ['سارا می‌خواهم'],
    ['ශ්‍රී ලංකා'],
    ['חברה בע״מ'],
    ['山田　太郎'],
    ['ジャン・ポール'],
    ['สมชาย ใจดี'],
  ])('is written: %s', (name) => {
    expect(plainName(` ${name} `)).toBe(name);
  });

  it.each([
    ['https://win.example'],
    ['win-prize.example'],
    ['wa.me'],
    ['wa.me/123'],
    ['t.co'],
    ['Ana evil．com'],
    ['evil。com'],
    ['evil․com'],
    ['evil[.]com'],
    ['ana@evil.example'],
    ['Call 018000 123456'],
    ['Call ٠١٨٠٠٠'],
    ['Ana\u200b'],
    ['\u202eAna'],
    ['Ana <b>'],
    ['Ana: read this'],
    ['Ana\nTorres'],
    ['Ana  Torres'],
    ['x'.repeat(61)],
    ['ﷺ ﷺ ﷺ ﷺ ﷺ'],
    ['🐜'],
    ['A‍na'],
    ['-Ana'],
    [''],
    [undefined],
    [null],
  ])('is left out: %j', (name) => {
    expect(plainName(name)).toBeUndefined();
  });
});

it.each([
  ['Ana 🐜 Núñez', 'Ana Núñez'],
  ['👩‍👩‍👧‍👦 Ana 🇨🇴', 'Ana'],
  ['⚠ Ana', 'Ana'],
  ['Ana ❤️', 'Ana'],
])('a name with emoji is written without them: %s', (name, written) => {
  expect(plainName(name)).toBe(written);
});

it('mails are counted per mailbox, and those of meetings separately', () => {
  const secret = 'x'.repeat(32);
  const key = (email: string, what: 'confirmation' | 'meeting' = 'confirmation') => mailLimit(secret, what, email).key;
  expect(key('A.na+x@gmail.com')).toBe(key('ana@googlemail.com'));
  expect(key('ana@gmail.com')).not.toBe(key('ana@gmail.com', 'meeting'));
  expect(key('ana@gmail.com')).not.toContain('ana');
  expect(key('ana@gmail.com').length).toBeLessThanOrEqual(80);
});
