import { expect, it } from 'vitest';
import { bulkSms } from './bulk-sms.ts';

/** Section 9 of the specification. */
it('has the specified prices and claims', () => {
  expect(bulkSms).toEqual({
    prices: [
      { country: 'co', currency: 'cop', price: 220_000 },
      { country: 'us', currency: 'usd', price: 90 },
      { country: 'ca', currency: 'usd', price: 90 },
    ],
    usages: ['marketing', 'transactional'],
    campaignMaximum: 100_000,
    expenseReduction: 40,
    updateEveryDays: 15,
  });
});
