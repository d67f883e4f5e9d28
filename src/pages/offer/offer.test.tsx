import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import { type Page, PageContext } from '#platform/page/page.ts';
import { currencies } from '#site/currencies.ts';
import { languageCodes } from '#site/languages.ts';
import { type RoutePath, routeOf, routes } from '#site/routes.ts';
import { draw } from '#ui/art/testing-draw.ts';
import Screen from './+Page.tsx';
import { developmentLooks } from './development.tsx';
import { offerOn } from './offers.ts';
import { productLooks } from './products.tsx';
import { quickServiceLooks } from './quick-services.tsx';

const pages: Page[] = routes
  .filter(({ screen }) => screen === 'offer')
  .flatMap((route) => languageCodes.map((language) => ({ route, language, words: wordsIn(language) })));

const pageAt = (path: RoutePath): Page => ({ route: routeOf(path), language: 'en', words: wordsIn('en') });

const drawPage = (page: Page) =>
  renderToStaticMarkup(
    <PageContext value={page}>
      <Screen />
    </PageContext>,
  );

const productOrders = Object.values(productLooks);
const developmentOrders = Object.values(developmentLooks);
const looks = [...productOrders, ...developmentOrders, ...Object.values(quickServiceLooks)];

it('has a look and words in every language for every product but the help desk', () => {
  const own = productSlugs.filter((slug) => slug !== 'suppmail').sort();
  expect(Object.keys(productLooks).sort()).toEqual(own);
  for (const language of languageCodes) expect(Object.keys(wordsIn(language).productPages).sort()).toEqual(own);
});

it('draws every look once, and every page has one', () => {
  const used = pages.filter(({ language }) => language === 'en').map((page) => offerOn(page).look);
  expect(new Set(used).size).toBe(used.length);
  expect(used).toHaveLength(looks.length);
});

it('gives every page its own small picture and its own drawing', () => {
  const pictures = looks.map(({ hero: [, , Picture] }) => draw(<Picture />));
  expect(new Set(pictures).size).toBe(looks.length);
  expect(new Set(looks.map(({ drawing }) => drawing)).size).toBe(looks.length);
  for (const { hero } of productOrders) {
    const [, , Picture] = hero;
    expect(draw(<Picture />).length).toBeLessThan(6000);
  }
});

it('gives products and development packages an order of sections and looks that no other page has', () => {
  for (const kind of [productOrders, developmentOrders]) {
    const orders = kind.map((look) => JSON.stringify([look.order, look.looks, look.tones]));
    expect(new Set(orders).size).toBe(orders.length);
  }
  expect(new Set(developmentOrders.map(({ order }) => order.join())).size).toBe(developmentOrders.length);
});

it.each(Object.entries(productLooks))('%s has every kind of section once, at most two in colour', (slug, look) => {
  const story = ['audience', 'example', 'features', 'price', 'questions', 'related', 'steps', 'what'];
  expect([...look.order].sort()).toEqual(story);
  const { end: _, ...tones } = look.tones;
  const coloured = Object.values(tones).filter((tone) => tone !== 'paper' && tone !== 'card');
  expect(coloured.length).toBeLessThanOrEqual(2);
  expect(new Set([`/products/${slug}`, ...look.related]).size, 'related to three others, not to itself').toBe(4);
});

it('sells electronic invoicing in pesos only', () => {
  const offersOf = (path: RoutePath) =>
    JSON.stringify(Screen.head(pageAt(path)).data?.find((data) => data['@type'] === 'Product')?.offers);
  expect(offersOf('/services/7').match(/"priceCurrency":"\w+"/g)).toEqual(['"priceCurrency":"COP"']);
  expect(offersOf('/services/8').match(/"priceCurrency":"\w+"/g)).toHaveLength(currencies.length);
});

it('offers a quote for electronic invoicing in Colombia only, the only country where it can be quoted', () => {
  expect(drawPage(pageAt('/services/7'))).toMatch(/<div data-when-country="co"><a href="[^"]*\?add=quick-invoicing"/);
  expect(drawPage(pageAt('/services/8'))).toMatch(/<\/a> <a href="[^"]*\?add=quick-email"/);
});

it('includes the price for search engines except for work that is quoted', () => {
  const quoted = pages.filter((page) => !Screen.head(page).data?.some((data) => data['@type'] === 'Product'));
  expect(new Set(quoted.map(({ route }) => route.path))).toEqual(new Set(['/development/data_analytics']));
  expect(drawPage(pageAt('/development/data_analytics'))).not.toContain('id="month"');
});

describe.each(pages.map((page) => [page.route.path, page.language, page] as const))('%s in %s', (_, __, page) => {
  const html = drawPage(page);

  it('has all its sections, with words for every part of its drawing', () => {
    for (const id of offerOn(page).look.order) expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/<(p|h\d|li|dt|dd|th|td|strong)\b(?![^>]*aria-hidden)[^>]*><\/\1>/);
  });

  it('leaves no placeholder unfilled', () => {
    expect(html).not.toMatch(/\{\w+[,}]|\sstyle=|NaN|undefined/);
  });

  it('says that the drawing of a product is an example', () => {
    expect(html.includes(`>${page.words.product.example}<`)).toBe(page.route.parent === '/products');
  });
});
