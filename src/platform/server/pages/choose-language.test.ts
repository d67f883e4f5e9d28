import { describe, expect, it } from 'vitest';
import { readAddress } from '#site/address.ts';
import { chooseLanguage, languageOfLink, languageVary } from './choose-language.ts';

const spanishBrowser = { 'accept-language': 'es-CO,es;q=0.9' };
const frenchCookie = { cookie: 'userLanguage=fr' };
const both = { ...spanishBrowser, ...frenchCookie };

describe('the language of a response', () => {
  it.each([
    ['/company_about/en', both, 'en'],
    ['/company_about', both, 'fr'],
    ['/company_about', spanishBrowser, 'es'],
    ['/company_about', {}, 'en'],
    ['/company_about', { cookie: 'userLanguage=xx', ...spanishBrowser }, 'es'],
    ['/products', both, 'en'],
    ['/products/fr', spanishBrowser, 'fr'],
    ['/contact', both, 'en'],
    ['/es-co', {}, 'es'],
    ['/es-co', { 'accept-language': 'en' }, 'es'],
    ['/es-co', frenchCookie, 'fr'],
    ['/ja-jp', spanishBrowser, 'en'],
    ['/es-co/en', frenchCookie, 'en'],
    ['/nowhere', both, 'fr'],
    ['/nowhere', spanishBrowser, 'es'],
  ])('%s with %j is %s', (path, headers, language) => {
    expect(chooseLanguage(readAddress(path), headers)).toBe(language);
  });

  it.each([
    ['/company_about/en', []],
    ['/company_about', ['Accept-Language', 'Cookie']],
    ['/products', []],
    ['/es-co', ['Cookie']],
    ['/es-co/es', []],
  ])('the language of %s depends on %j', (path, names) => {
    const address = readAddress(path);
    expect(address && languageVary(address)).toEqual(names);
  });
});

describe('a link to the same page in another language', () => {
  const host = 'site.test';
  const from = (path: string, more = {}) => ({ host, referer: `https://site.test${path}`, ...more });

  it.each([
    ['/company_about/fr', from('/company_about/en'), 'fr'],
    ['/company_about/fr', from('/company_about', spanishBrowser), 'fr'],
    ['/services/fr?id=7', from('/services/en?id=7'), 'fr'],
    ['/company_about/fr', from('/company_about/fr'), undefined],
    ['/company_about/fr', from('/company_about/en', frenchCookie), undefined],
    ['/company_about/fr', from('/products/en'), undefined],
    ['/services/fr?id=7', from('/services/en?id=8'), undefined],
    ['/company_about', from('/company_about/en'), undefined],
    ['/company_about/fr', { host: 'other.test', referer: 'https://site.test/company_about/en' }, undefined],
    ['/company_about/fr', { host, referer: 'not an address' }, undefined],
    ['/company_about/fr', { host }, undefined],
  ])('a link to %s, with %j, chooses %s', (url, headers, language) => {
    const { pathname, searchParams } = new URL(url, 'https://site.test');
    const address = readAddress(pathname, searchParams);
    expect(address && languageOfLink(address, headers)).toBe(language);
  });
});
