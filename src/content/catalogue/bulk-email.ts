import { z } from 'zod';
import { currencies, mapCurrencies } from '#site/currencies.ts';
import { totalOf } from '#site/money.ts';
import stored from './bulk-email.json';
import { httpsAddress, unitPrice } from './fields.ts';

const count = z.int().positive();

const emailPackage = z.strictObject({
  /** The key of the package's words. */
  id: z.enum(['small', 'medium', 'large', 'beyond']),
  /** Prepaid, at the calculator's price. Without a number the package is by agreement. */
  emails: count.optional(),
  recommended: z.literal(true).optional(),
});

export const bulkEmail = z
  .strictObject({
    productId: count,
    /** Shown to visitors who have not chosen a country. */
    firstCurrency: z.enum(currencies),
    pricePerEmail: z.record(z.enum(currencies), unitPrice),
    /** The end of the slider; customers who send more in a day contact us. */
    dailyMaximum: count,
    /** The initial values of the calculator. */
    calculatorStart: count,
    /** The queue sends packages of this size, one a minute. */
    emailsPerMinute: count,
    freeEmails: count,
    packages: z.array(emailPackage),
    /** Any amount between these, in whole units, buys as many e-mails as it pays for. */
    topUp: z.strictObject({ currency: z.literal('cop'), least: count, most: count }),
    workedExamples: z.array(count),
    signIn: httpsAddress,
    signUp: httpsAddress,
  })
  .parse(stored);

/** In minor units of each currency. */
export function emailTotals(emails: number) {
  return mapCurrencies(bulkEmail.pricePerEmail, (price, currency) => totalOf(emails, price, currency));
}
