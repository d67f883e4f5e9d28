import { z } from 'zod';
import { countriesOf } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import stored from './bulk-sms.json';
import { unitPrice } from './fields.ts';

const count = z.int().positive();

export const bulkSms = z
  .strictObject({
    /** By the country of the recipient. Messages to Canada are sold in US dollars. */
    prices: z.array(
      z.strictObject({ country: z.enum(['co', 'us', 'ca']), currency: z.enum(currencies), price: unitPrice }),
    ),
    usages: z.tuple([z.literal('marketing'), z.literal('transactional')]),
    /** Messages in one campaign. */
    campaignMaximum: count,
    /** Claimed, in per cent: up to this much. */
    expenseReduction: count.max(100),
    updateEveryDays: count,
  })
  .parse(stored);

/** For visitors who pay in a currency: of a message to their country, or to the USA where those to it have no price. */
export function smsPriceIn(currency: Currency): (typeof bulkSms.prices)[number] {
  const [country] = countriesOf(currency);
  const { prices } = bulkSms;
  const found = prices.find((one) => one.country === country) ?? prices.find((one) => one.country === 'us');
  if (!found) throw new Error('bulk-sms.json has no price of a message to the USA');
  return found;
}
