import { expect, it } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { wordsIn } from '../words.ts';
import { describePlans } from './described-plans.ts';
import { plansOf } from './plans.ts';

it.each(languageCodes)('describes every plan in %s, in the order of the catalogue', (language) => {
  for (const product of [3, 4]) {
    const described = describePlans(product, wordsIn(language), language);
    expect(described.map(({ id, prices }) => ({ id, prices }))).toEqual(
      plansOf(product).map(({ id, prices }) => ({ id, prices })),
    );
    for (const plan of described)
      expect(plan.name && plan.description && plan.size && plan.features.length).toBeTruthy();
  }
});

it('says how much a plan includes, and where the last one begins', () => {
  const sizes = (product: number) => describePlans(product, wordsIn('en'), 'en').map(({ size }) => size);
  expect(sizes(4)).toEqual(['10,000 e-mails', '50,000 e-mails', '100,000 e-mails', 'Above 100,000 e-mails']);
  expect(sizes(3)).toEqual(['Up to 3 users', 'Up to 10 users', 'Unlimited users']);
  expect(sizes(5)).toEqual([]);
});
