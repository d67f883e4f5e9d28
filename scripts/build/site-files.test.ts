import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';
import { asShareFile, displayFont, findPicture } from './share-pictures.ts';
import { llms, manifest, robots, sitemap } from './site-files.ts';

it('the sitemap has every page for search engines, each with its languages', () => {
  const xml = sitemap(routes);
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(brand.siteUrl, ''),
  );
  expect(locations).toEqual(expect.arrayContaining(['/en', '/products', '/products/es', '/company_about/fr']));
  expect(locations).toContain('/services/es?id=7');
  expect(locations.filter((path) => /login|not_found|gallery|email-api|privacy/.test(path))).toEqual([]);
  expect(new Set(locations).size).toBe(locations.length);
  const [first = ''] = xml.split('</url>');
  expect([...first.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code)).toEqual([...languageCodes, 'x-default']);
});

it('robots.txt links the sitemap and disallows the calls', () => {
  expect(robots()).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`);
  expect(robots()).toContain('Disallow: /preferences/');
});

it('the manifest names icons that the build draws', () => {
  const { icons } = JSON.parse(manifest());
  expect(icons.map(({ src }: { src: string }) => src)).toEqual([
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ]);
});

it('llms.txt links only pages, by their canonical URL', () => {
  const links = [...llms().matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(30);
  expect(links.every((address) => address.startsWith(brand.siteUrl))).toBe(true);
  expect(links).toContain(`${brand.siteUrl}/products`);
});

it('a share picture is the one that the page marks, whole, with title and brand, in the colours of the light theme', () => {
  const html =
    '<svg class="logo"></svg><div data-share-picture=""><svg class="a" viewBox="0 0 600 600" width="9" preserveAspectRatio="x"><rect width="5"/><path class="b" d=""/></svg>';
  const css =
    ':root{--paper:#fbf7ef;--ink:#1a1712;--tile-ink:var(--lightningcss-light,#1a1712)var(--lightningcss-dark,#f3e9d8)}' +
    '.a{fill:currentColor}.b{color:var(--tile-ink)}.c{color:red}.a .c{color:red}';
  const picture = findPicture(html) ?? '';
  expect(picture).toMatch(/^<svg class="a".*<\/svg>$/);
  const file = asShareFile({ picture, css, logo: '<svg></svg>', title: 'Une page très longue' }, displayFont());
  expect(file).toContain('<svg width="100%" height="100%" preserveAspectRatio="xMidYMid meet" class="a" viewBox=');
  expect(file).toContain('<rect width="5"/>');
  const letters = 'Hormiga'.length + 'Une page très longue'.length;
  expect(file.match(/<path transform="translate\(\d+\)"/g)?.length).toBeGreaterThan(letters - 4);
  expect(file).toContain('<style>.a{fill:currentColor}.b{color:#1a1712}</style>');
  expect(file).not.toContain('red');
  expect(findPicture('<div><svg></svg></div>')).toBeUndefined();
});
