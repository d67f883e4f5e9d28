import { wordsIn } from '#content/words.ts';
import type { Config } from '#platform/server/config/config.ts';
import { countries } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { countryName } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { SiteVariant } from '#site/site-variant.ts';
import { wompiCurrencies } from './providers/wompi/wompi-provider.ts';

/** What the pages of this server offer, by its settings. */
export function siteVariants({ payments, quoteTaxes }: Pick<Config, 'payments' | 'quoteTaxes'>) {
  return (language: Language): SiteVariant => ({
    charges: chargedCurrencies(payments),
    taxNote: taxNoteIn(language, quoteTaxes),
  });
}

/** The currencies in which cards are charged here. */
export function chargedCurrencies({ kind }: Config['payments']): readonly Currency[] {
  if (kind === 'off') return [];
  return kind === 'wompi' ? wompiCurrencies : currencies;
}

/** Such as: Prices don’t include taxes: IVA 19% (Colombia). */
function taxNoteIn(language: Language, quoteTaxes: Config['quoteTaxes']): string {
  const words = wordsIn(language).checkout.taxes;
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const taxes = countries.flatMap((country) =>
    (quoteTaxes[country.id] ?? []).map(({ name, rate }) =>
      format(words.tax, language, {
        name,
        rate: percent.format(rate / 10_000),
        country: countryName(country, language),
      }),
    ),
  );
  if (taxes.length === 0) return '';
  return format(words.note, language, { taxes: new Intl.ListFormat(localeOf(language)).format(taxes) });
}
