import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { routeOf } from '#site/routes.ts';
import HelpDesk from './+Page.tsx';

const page = { route: routeOf('/products/suppmail'), language: 'en', words: wordsIn('en') } as const;

it('sells the help desk by the year, in pesos', () => {
  const [product] = HelpDesk.head(page).data ?? [];
  const period = { billingDuration: 'P1Y', referenceQuantity: { unitCode: 'ANN' } };
  expect(product?.['offers']).toMatchObject([
    { name: 'Small team', price: 100_000, priceCurrency: 'COP', priceSpecification: period },
    { price: 500_000, priceCurrency: 'COP', priceSpecification: period },
  ]);
});
