import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brand } from '../src/content/brand.ts';
import { canonicalHref, hreflangOf } from '../src/site/address.ts';
import { languageCodes } from '../src/site/languages.ts';
import { isIndexed } from '../src/site/routes.ts';
import { type BuiltPage, builtPages, client } from './support/built-pages.ts';

const indexed = builtPages().filter(({ route }) => isIndexed(route));

test('every page has a unique title and description', () => {
  for (const language of languageCodes) {
    const ours = indexed.filter((page) => page.language === language);
    expect(repeated(ours, /<title>([^<]*)<\/title>/), `titles in ${language}`).toEqual([]);
    expect(repeated(ours, /<meta name="description" content="([^"]*)"/), `descriptions in ${language}`).toEqual([]);
  }
});

test('the translations of a page link to each other, and to the bare address as default', () => {
  for (const { route, language, html } of indexed) {
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    const found = Object.fromEntries(links.map(([, code, address]) => [code, address]));
    for (const code of languageCodes) {
      expect(found[hreflangOf(route, code)]).toBe(
        (brand.siteUrl + canonicalHref(route.path, code)).replaceAll('&', '&amp;'),
      );
    }
    expect(found['x-default']).toBeTruthy();
    expect(html).toContain(`<link rel="canonical" href="${brand.siteUrl}${canonicalHref(route.path, language)}"`);
  }
});

test('the JSON-LD is valid, and every page below the start has its breadcrumb', () => {
  for (const { route, html, address } of indexed) {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: { '@type': string }[] = json ? JSON.parse(json)['@graph'] : [];
    const types = graph.map((thing) => thing['@type']);
    if (route.path !== '/') expect(types, address).toContain('BreadcrumbList');
    if (/^\/products\/(?!sms)/.test(route.path))
      expect(types, address).toEqual(expect.arrayContaining(['Product', 'FAQPage']));
  }
});

test('every page has its own share picture, 1200 × 630', () => {
  const pictures = new Map<string, string>();
  for (const { route, html, language } of indexed) {
    if (language !== 'en') continue;
    const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const png = readFileSync(join(client, url.replace(brand.siteUrl, '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], route.path).toEqual([1200, 630]);
    const bytes = png.toString('base64');
    expect(pictures.get(bytes), `${route.path} has the picture of another page`).toBeUndefined();
    pictures.set(bytes, route.path);
  }
});

function repeated(pages: readonly BuiltPage[], pattern: RegExp): string[] {
  const texts = pages.map(({ html }) => pattern.exec(html)?.[1] ?? '');
  return texts.filter((text, at) => text === '' || texts.indexOf(text) !== at);
}
