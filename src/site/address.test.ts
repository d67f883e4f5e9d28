import { describe, expect, it } from 'vitest';
import { bareHref, canonicalHref, fileAddress, href, hreflangOf, readAddress, sharePicture } from './address.ts';
import { languageCodes } from './languages.ts';
import { routeOf, routes } from './routes.ts';

const read = (address: string) => {
  const [pathname = '', search] = address.split('?');
  const found = readAddress(pathname, new URLSearchParams(search));
  return found && [found.route.path, found.language];
};

describe('readAddress', () => {
  it.each([
    ['/', ['/', undefined]],
    ['/es', ['/', 'es']],
    ['/fr/', ['/', 'fr']],
    ['/es-co', ['/es-co', undefined]],
    ['/es-co/en', ['/es-co', 'en']],
    ['/products/suppmail/', ['/products/suppmail', undefined]],
    ['/products/es', ['/products', 'es']],
    ['/enConstruccion/fr', ['/enConstruccion', 'fr']],
    ['/services/?id=7', ['/services/7', undefined]],
    ['/services?id=13', ['/services/13', undefined]],
    ['/services/es?id=9', ['/services/9', 'es']],
    ['/services/api/es', ['/services/api', 'es']],
  ])('finds %s', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });

  it.each([
    '/services/',
    '/services/?id=6',
    '/services/?id=14',
    '/services/?id=api',
    '/services/7',
    '/services/7/es',
    '/enconstruccion',
    '/es/es',
    '/products/de',
    '/toString',
    '//',
    '/company_about//es',
  ])('rejects %s', (address) => {
    expect(read(address)).toBeUndefined();
  });

  it('finds every route under every one of its URLs', () => {
    for (const { path } of routes) {
      expect(read(bareHref(path))).toEqual([path, undefined]);
      for (const language of languageCodes) expect(read(href(path, language))).toEqual([path, language]);
    }
  });
});

describe('the URLs of a page', () => {
  it('include the language, the query and the anchor', () => {
    expect(href('/', 'es')).toBe('/es');
    expect(href('/services/7', 'fr', 'price')).toBe('/services/fr?id=7#price');
    expect(fileAddress('/services/7', 'fr')).toBe('/services/7/fr');
    expect(fileAddress('/', 'en')).toBe('/en');
  });

  it('include one canonical URL per language', () => {
    expect(canonicalHref('/products', 'en')).toBe('/products');
    expect(canonicalHref('/products', 'es')).toBe('/products/es');
    expect(canonicalHref('/sms-marketing', 'es')).toBe('/email-masivo/es');
    expect(canonicalHref('/company_about', 'en')).toBe('/company_about/en');
  });
});

it.each([
  [{ path: '/' }, '/share/start-fr.png'],
  [{ path: '/products/wabot' }, '/share/products-wabot-fr.png'],
  [{ path: '/application', sameAs: '/dashboard' }, '/share/dashboard-fr.png'],
] as const)('%j is shared with %s', (route, picture) => {
  expect(sharePicture(route, 'fr')).toBe(picture);
});

it.each([
  ['/es-gq', 'es', 'es-GQ'],
  ['/es-gq', 'fr', 'fr-GQ'],
  ['/en-au', 'en', 'en-AU'],
  ['/products', 'en', 'en'],
] as const)('%s in %s is for readers of %s', (path, language, hreflang) => {
  expect(hreflangOf(routeOf(path), language)).toBe(hreflang);
});
