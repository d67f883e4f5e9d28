import { z } from 'zod';
import { type CountryId, countries } from '#site/countries.ts';
import type { TaxRule } from '../../contracts/settings.ts';

/** The taxes added to a quote, by the customer's country. */
export type QuoteTaxes = Readonly<Partial<Record<CountryId, readonly TaxRule[]>>>;

const written =
  /^(?<country>[a-z]{2})\s*:\s*(?<name>[\p{L}\p{N}][\p{L}\p{N} ./-]{0,19})\s*:\s*(?<percent>\d{1,2}(?:\.\d{1,2})?)$/u;

const expected = 'must name countries, taxes and percents, for example co:IVA:19 or co:IVA:19,ca:HST:13';

/** The environment variables for quotes. */
export const quoteVariables = {
  QUOTE_TAXES: z
    .string()
    .transform((text, context): QuoteTaxes => {
      const rules = text.split(',').map((part) => readTax(part.trim()));
      if (rules.every((rule) => rule !== undefined)) return byCountry(rules);
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    })
    .default({}),
};

interface CountryTax extends TaxRule {
  readonly country: CountryId;
}

function readTax(text: string): CountryTax | undefined {
  const { country, name, percent } = written.exec(text)?.groups ?? {};
  const known = countries.find(({ id }) => id === country?.toLowerCase());
  if (!known || !name || percent === undefined) return undefined;
  // In hundredths of a percent, so that all calculations use whole numbers.
  return { country: known.id, name: name.trim(), rate: Math.round(Number(percent) * 100) };
}

/** A country may have several taxes, as with provinces. */
function byCountry(rules: readonly CountryTax[]): QuoteTaxes {
  const taxes: Partial<Record<CountryId, TaxRule[]>> = {};
  for (const { country, ...rule } of rules) taxes[country] = [...(taxes[country] ?? []), rule];
  return taxes;
}
