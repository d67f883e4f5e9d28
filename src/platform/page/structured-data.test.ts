import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { productOf } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import type { Page } from './page.ts';
import { breadcrumbData, faqData, offersIn, organizationData, productData } from './structured-data.ts';

const page = (path: RoutePath): Page => ({ route: routeOf(path), language: 'en', words: wordsIn('en') });

it('offers a product in every currency, at the prices of the catalogue, with picture, brand and period', () => {
  const { price } = productOf('wabot');
  const offers = offersIn(price);
  const data = productData({ name: 'Wabot', description: 'A bot', offers, per: 'month' }, page('/products/wabot'));
  const period = { billingDuration: 'P1M', referenceQuantity: { value: 1, unitCode: 'MON' } };
  expect(data).toMatchObject({
    image: `${brand.siteUrl}/share/products-wabot-en.png`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: [
      { price: 100_000, priceCurrency: 'COP', priceSpecification: { price: 100_000, ...period } },
      { price: 20, priceCurrency: 'USD', priceSpecification: period },
      { price: 30, priceCurrency: 'CAD', priceSpecification: period },
    ],
  });
});

it('names pages by their canonical address', () => {
  const english = JSON.stringify(breadcrumbData(page('/products/wabot')));
  expect(english).toContain(`"${brand.siteUrl}/products"`);
  expect(english).toContain(`"${brand.siteUrl}/products/wabot/en"`);
});

it('names the pages above a page, but none that is excluded from search engines', () => {
  const names = (path: RoutePath) => JSON.stringify(breadcrumbData(page(path)));
  expect(names('/products/wabot')).toMatch(/"Home".*"Products".*"Wabot"/);
  expect(breadcrumbData(page('/'))).toBeUndefined();
  expect(breadcrumbData(page('/login'))).toBeUndefined();
});

it('contains questions with their answers, and the company', () => {
  expect(faqData([{ question: 'Why?', answer: 'Because.' }])['mainEntity']).toMatchObject([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { text: 'Because.' } },
  ]);
  expect(organizationData({ founded: true })).toMatchObject({ '@type': 'Organization', foundingDate: '2006-10-17' });
  expect(organizationData()).not.toHaveProperty('foundingDate');
});
