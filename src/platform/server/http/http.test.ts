import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { matchesEtag } from '../pages/representation.ts';
import {
  accepts,
  memoizeText,
  negotiateEncodings,
  negotiateLanguage,
  negotiateLanguages,
  parseQualityValues,
} from './accept.ts';
import { readCookie } from './headers.ts';

describe('Accept-Language', () => {
  it.each([
    ['es', 'es'],
    ['fr-CA', 'fr'],
    ['FR-ca;q=0.9, en;q=0.5', 'fr'],
    ['de, ja;q=0.9, es-419;q=0.1', 'es'],
    ['en;q=0.3, es;q=0.7, fr;q=0.5', 'es'],
    ['es, fr', 'es'],
    ['fr, es', 'fr'],
    ['fr;q=0.5, fr-CA', 'fr'],
    ['*', 'en'],
    ['en;q=0, *', 'es'],
    ['fr;q=0.5, *;q=0.8', 'en'],
    ['es;q=0, fr;q=0.1', 'fr'],
    ['esperanto, est', undefined],
    ['de', undefined],
    ['es;q=0', undefined],
    ['', undefined],
    [',;q=1,,', undefined],
  ])('%s gives %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  it.each([
    ['fr-CA, es;q=0.8', ['fr', 'es']],
    ['en;q=0.3, es;q=0.7, de, fr;q=0.7', ['es', 'fr', 'en']],
    ['es, *;q=0.1', ['es', ...languageCodes.filter((code) => code !== 'es')]],
    ['es;q=0, *', languageCodes.filter((code) => code !== 'es')],
    ['de', []],
  ])('%s gives %j in this order', (header, languages) => {
    expect(negotiateLanguages(header)).toEqual(languages);
  });
});

describe('an Accept header that is longer than any browser sends', () => {
  it('is only parsed at its beginning', () => {
    const many = 'xx,'.repeat(5_000);
    expect(parseQualityValues(many).length).toBeLessThan(400);
    expect(negotiateLanguages(`fr,${many}es`)).toEqual(['fr']);
    expect(negotiateLanguages(`${many}es`)).toEqual([]);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip;q=0', ['identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['identity, gzip;q=0.5', ['identity', 'gzip']],
    ['identity;q=0', ['identity']],
    ['GZIP;Q=0.2', ['gzip', 'identity']],
    ['zstd', ['identity']],
    ['', ['identity']],
  ])('%s gives %j', (header, encodings) => {
    expect(negotiateEncodings(header)).toEqual(encodings);
  });
});

describe('If-None-Match', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", W/"abc" , "y"', true],
    ['*', true],
    ['"abcd"', false],
    ['abc', false],
    ['', false],
  ])('%s matches "abc": %s', (header, matches) => {
    expect(matchesEtag(header, '"abc"')).toBe(matches);
  });
});

describe('Cookie', () => {
  it.each([
    ['userLanguage=es', 'es'],
    ['a=1; userLanguage=fr;b=2', 'fr'],
    ['xuserLanguage=es', undefined],
    ['userLanguage', undefined],
    ['userLanguage=', ''],
    [undefined, undefined],
  ])('reads userLanguage from %s as %s', (header, value) => {
    expect(readCookie(header, 'userLanguage')).toBe(value);
  });
});

describe('Accept', () => {
  it('counts only types that are named and not refused', () => {
    expect(accepts({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 'text/html')).toBe(true);
    expect(accepts({ accept: '*/*' }, 'text/html')).toBe(false);
    expect(accepts({ accept: 'text/html;q=0' }, 'text/html')).toBe(false);
    expect(accepts({}, 'application/json')).toBe(false);
  });
});

describe('any header', () => {
  it('is parsed without an error', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        negotiateLanguage(header);
        expect(negotiateEncodings(header)).toContain('identity');
        matchesEtag(header, '"abc"');
        readCookie(header, 'userLanguage');
      }),
    );
  });
});

describe('memoizeText', () => {
  it('parses a text once, and still works when there are too many', () => {
    let reads = 0;
    const lengthOf = memoizeText((text) => {
      reads++;
      return text.length;
    });
    expect([lengthOf('ab'), lengthOf('ab'), reads]).toEqual([2, 2, 1]);
    for (let n = 0; n < 5_000; n++) lengthOf(String(n));
    expect(lengthOf('ab')).toBe(2);
  });
});
