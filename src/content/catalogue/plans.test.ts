import { describe, expect, it } from 'vitest';
import { totalOf } from '#site/money.ts';
import { bulkEmail } from './bulk-email.ts';
import { emailsFor, findPlan, firstCurrencyOf, plansOf, topUp } from './plans.ts';

describe('the plans', () => {
  it('the plans of bulk e-mail are prepaid packages in every currency, and one by agreement', () => {
    expect(plansOf(4).map(({ id, frequency, prices }) => [id, frequency, prices])).toMatchObject([
      ['small', 'ONCE', { cop: 4_000_000, usd: 1_200, cad: 2_000 }],
      ['medium', 'ONCE', { cop: 20_000_000, usd: 6_000, cad: 10_000 }],
      ['large', 'ONCE', { cop: 40_000_000, usd: 12_000, cad: 20_000 }],
      ['beyond', 'ONCE', {}],
    ]);
  });

  it('the plans of the help desk are sold in pesos alone, by the year', () => {
    expect(plansOf(3).map(({ id, frequency, prices }) => [id, frequency, prices])).toEqual([
      ['small', 'YEARLY', { cop: 10_000_000 }],
      ['medium', 'YEARLY', { cop: 50_000_000 }],
      ['large', 'YEARLY', {}],
    ]);
  });

  it.each([3, 4])('one of the plans of product %i is recommended', (product) => {
    expect(plansOf(product).filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
  });

  it.each([3, 4])('the plans of product %i have prices for visitors without a country', (product) => {
    const first = firstCurrencyOf(product);
    expect(first).toBe(product === 3 ? 'cop' : 'usd');
    expect(plansOf(product).filter(({ prices }) => prices[first]).length).toBeGreaterThan(1);
  });

  it('are found by product and id, and not otherwise', () => {
    expect(findPlan(3, 'small')?.prices).toEqual({ cop: 10_000_000 });
    expect(findPlan(3, 'beyond')).toBeUndefined();
    expect(plansOf(5)).toEqual([]);
  });
});

describe('a top-up', () => {
  it('buys what the calculator would sell for it, and never more', () => {
    for (const minor of [topUp.least, 2_000_000, 2_000_300, topUp.most]) {
      const emails = emailsFor(minor);
      expect(totalOf(emails, bulkEmail.pricePerEmail.cop, 'cop')).toBeLessThanOrEqual(minor);
      expect(totalOf(emails + 1, bulkEmail.pricePerEmail.cop, 'cop')).toBeGreaterThan(minor);
    }
  });

  it('can exceed the calculator’s slider', () => {
    expect(emailsFor(topUp.least)).toBeLessThan(bulkEmail.dailyMaximum);
    expect(emailsFor(topUp.most)).toBeGreaterThan(bulkEmail.dailyMaximum);
  });
});
