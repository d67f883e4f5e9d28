import { z } from 'zod';
import { currencies } from '#site/currencies.ts';
import { languageCodes } from '#site/languages.ts';

/** Written as a person writes a price, `"0.0012"`, and read as ten-thousandths: text has no rounding errors. */
export const unitPrice = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, 'a price such as 0.0012, with four decimals at most')
  .transform((text) => {
    const [whole = '', decimals = ''] = text.split('.');
    return Number(whole + decimals.padEnd(4, '0'));
  })
  .refine((price) => price > 0, 'the price is nothing');

/** In whole units of each currency, as a person writes a price. */
export const prices = z.record(z.enum(currencies), z.int().positive());
export type Prices = z.infer<typeof prices>;

/** The languages in which something is offered. */
export const show = z.record(z.enum(languageCodes), z.boolean());

/** A URL of another site: a separate type, because such a link opens in a new tab. */
export const httpsAddress = z.templateLiteral(['https://', z.string()]);

/** A text of the catalogue in every language: the owner replaces it together with its entry. */
export const localized = z.record(z.enum(languageCodes), z.string().min(1));
