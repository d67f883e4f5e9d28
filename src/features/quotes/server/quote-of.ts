import { quotableKinds } from '#content/catalogue/quotable.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { currencies, findCountry } from '#site/countries.ts';
import { verifyHref } from '#site/quotes.ts';
import type { Quote, QuoteLine } from '../quote.ts';
import type { StoredQuote } from './store/quote-rows.ts';

/** All that stands on a quote, as it was frozen. */
export function quoteOf(kept: StoredQuote, { publicUrl }: Pick<Config, 'publicUrl'>): Quote {
  const { reference, name, email, company, note, taxes, subtotal, total, createdAt, validUntil } = kept;
  const language = languageOf(kept);
  return {
    reference,
    language,
    name,
    email,
    taxes,
    subtotal,
    total,
    country: findCountry(kept.country ?? undefined)?.id,
    currency: currencyOf(kept),
    lines: kept.lines.map(lineOf),
    createdAt: createdAt.getTime(),
    validUntil: validUntil.getTime(),
    company: company ?? undefined,
    note: note ?? undefined,
    verifyUrl: `${publicUrl}${verifyHref(language, reference)}`,
  };
}

export function currencyOf({ reference, currency }: Pick<StoredQuote, 'reference' | 'currency'>) {
  const known = currencies.find((one) => one === currency);
  if (!known) throw new Error(`The quote ${reference} is in a currency that the site does not know: ${currency}`);
  return known;
}

/** A quote outlives the catalogue: a part of it that is no longer there counts among the products. */
function lineOf({ kind, unit, total, ...line }: StoredQuote['lines'][number]): QuoteLine {
  return { ...line, kind: quotableKinds.find((known) => known === kind) ?? 'product', unit, total };
}
