import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerings } from '#content/catalogue/development.ts';
import { wordsIn } from '#content/words.ts';
import { type Page, PageContext } from '#platform/page/page.ts';
import { languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';
import { head } from './+head.ts';
import Screen from './+Page.tsx';
import { detailOf, detailSlugs } from './detail-of.ts';
import { lookOf } from './look.tsx';

const own = routes.filter(({ screen }) => screen === 'development_detail');
const pages: Page[] = own.flatMap((route) =>
  languageCodes.map((language) => ({ route, language, words: wordsIn(language) })),
);

it('every offering of this screen has a route, and every route an offering', () => {
  const slugs = own.map((route) => detailOf({ route, words: wordsIn('en') }).slug);
  expect(slugs.sort()).toEqual([...detailSlugs].sort());
});

it('no two pages share a hero, a drawing or an order of sections', () => {
  const looks = Object.values(lookOf);
  expect(new Set(looks.map(({ hero }) => hero)).size).toBe(looks.length);
  expect(new Set(looks.map(({ drawing }) => drawing)).size).toBe(looks.length);
  expect(new Set(looks.map(({ order }) => order.join())).size).toBe(looks.length);
});

describe.each(pages.map((page) => [page.route.path, page.language, page] as const))('%s in %s', (_, __, page) => {
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <Screen />
    </PageContext>,
  );

  it('shows its drawing, its price and its questions, and leaves no placeholder unfilled', () => {
    for (const id of ['drawing', 'price', 'questions', 'related']) expect(html).toContain(`id="${id}"`);
    expect(html.includes('id="month"')).toBe(detailOf(page).price !== undefined);
    expect(html).not.toMatch(/\{\w+[,}]|\sstyle=/);
    expect(html, 'words for every part of the drawings').not.toMatch(/<(p|h\d|li|strong|dt|dd)\b[^>]*><\/\1>/);
  });

  it('includes the price for search engines if there is one', () => {
    const product = head(page).data?.find((data) => data['@type'] === 'Product');
    expect(product !== undefined).toBe(
      offerings.find((offering) => offering.page === page.route.path)?.price !== undefined,
    );
  });
});
