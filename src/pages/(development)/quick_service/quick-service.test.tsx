import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { type Page, PageContext } from '#platform/page/page.ts';
import { languageCodes } from '#site/languages.ts';
import { type RoutePath, routeOf, routes } from '#site/routes.ts';
import { head } from './+head.ts';
import Screen from './+Page.tsx';
import { lookOf } from './look.tsx';

const pages: Page[] = routes
  .filter(({ screen }) => screen === 'quick_service')
  .flatMap((route) => languageCodes.map((language) => ({ route, language, words: wordsIn(language) })));

const pageAt = (path: RoutePath): Page => ({ route: routeOf(path), language: 'en', words: wordsIn('en') });

const draw = (page: Page) =>
  renderToStaticMarkup(
    <PageContext value={page}>
      <Screen />
    </PageContext>,
  );

it('no two services share a hero or a specimen', () => {
  const looks = Object.values(lookOf);
  expect(new Set(looks.map(({ hero }) => hero)).size).toBe(looks.length);
  expect(new Set(looks.map(({ specimen }) => specimen)).size).toBe(looks.length);
});

it('sells electronic invoicing in pesos only', () => {
  const offersOf = (path: RoutePath) =>
    JSON.stringify(head(pageAt(path)).data?.find((data) => data['@type'] === 'Product')?.offers);
  expect(offersOf('/services/7').match(/"priceCurrency":"\w+"/g)).toEqual(['"priceCurrency":"COP"']);
  expect(offersOf('/services/8').match(/"priceCurrency":"\w+"/g)).toHaveLength(3);
});

it('offers a quote for electronic invoicing in Colombia only, the only country where it can be quoted', () => {
  expect(draw(pageAt('/services/7'))).toMatch(/<div data-when-country="co"><a href="[^"]*\?add=quick-invoicing"/);
  expect(draw(pageAt('/services/8'))).toMatch(/<\/a><a href="[^"]*\?add=quick-email"/);
});

describe.each(pages.map((page) => [page.route.path, page.language, page] as const))('%s in %s', (_, __, page) => {
  it('has all its sections and leaves no placeholder unfilled', () => {
    const html = draw(page);
    for (const id of ['gets', 'specimen', 'steps', 'limits', 'questions', 'others'])
      expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/\{\w+[,}]|\sstyle=/);
    expect(html, 'words for every part of the specimen').not.toMatch(/<(p|h\d|li|dt|dd|th)\b[^>]*><\/\1>/);
  });
});
