import { expect, it } from 'vitest';
import { products } from '#content/catalogue/products.ts';
import { wordsIn } from '#content/words.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import type { Page } from './page.ts';
import { breadcrumbData, faqData, organizationData, productData } from './structured-data.ts';

const page = (path: RoutePath): Page => ({ route: routeOf(path), language: 'en', words: wordsIn('en') });

it('offers a product in its three currencies, at the prices of the catalogue', () => {
  const [product] = products.filter(({ slug }) => slug === 'wabot');
  const data = productData(
    { name: 'Wabot', description: 'A bot', prices: product?.price ?? { cop: 0, usd: 0, cad: 0 }, per: 'month' },
    page('/products/wabot'),
  );
  expect(data['offers']).toMatchObject([
    { price: 100_000, priceCurrency: 'COP' },
    { price: 20, priceCurrency: 'USD' },
    { price: 30, priceCurrency: 'CAD', priceSpecification: { unitCode: 'MON' } },
  ]);
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
  expect(organizationData()).toMatchObject({ '@type': 'Organization', foundingDate: '2006-10-17' });
});
