import { expect, it } from 'vitest';
import { bulkEmail, emailTotals } from './bulk-email.ts';

/** Section 9 of the specification, and section 7 of the decisions. */
it('has the specified prices and limits', () => {
  expect(bulkEmail).toMatchObject({
    productId: 4,
    pricePerEmail: { usd: 12, cop: 40_000, cad: 20 },
    dailyMaximum: 10_000,
    emailsPerMinute: 1000,
    freeEmails: 1000,
  });
});

it('has three prepaid packages, one of them recommended, and one by agreement', () => {
  expect(bulkEmail.packages.map(({ emails }) => emails)).toEqual([10_000, 50_000, 100_000, undefined]);
  expect(bulkEmail.packages.filter(({ recommended }) => recommended)).toHaveLength(1);
});

it('prices a package as the calculator does', () => {
  expect(emailTotals(10_000)).toMatchObject({ usd: 1200, cop: 4_000_000, cad: 2000 });
  expect(emailTotals(100_000)).toMatchObject({ usd: 12_000, cop: 40_000_000, cad: 20_000 });
});
