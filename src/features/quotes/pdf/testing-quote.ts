import { quotables } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import type { TaxRule } from '#platform/contracts/settings.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { quoteLimits } from '#site/quotes.ts';
import { describeLine } from '../describe-quotable.ts';
import { type Quote, totalsOf } from '../quote.ts';
import { readSelection, type Selected } from '../selected-items.ts';
import { validUntil } from '../server/create-quote.ts';

interface Chosen {
  readonly selected: readonly Selected[];
  readonly currency: Currency;
  readonly language: Language;
  readonly taxRules: readonly TaxRule[];
}

/** A quote with the maximum number of lines. */
export const everything: readonly Selected[] = quotables
  .slice(0, quoteLimits.lines)
  .map((item) => ({ item, amounts: item.asks.map(({ first }) => first) }));

export function testQuote(chosen: Partial<Chosen> = {}, changes: Partial<Quote> = {}): Quote {
  const { language = 'en', currency = 'usd', taxRules = [] } = chosen;
  const { selected = readSelection('product-wabot.12.5_quick-api.1_support-startups.6_helpdesk-small.1') } = chosen;
  const reference = 'Q-7KQ2-94MX-3HTW';
  // The evening of the 14th in Bogotá.
  const createdAt = new Date(Date.UTC(2026, 10, 15, 2, 42));
  return {
    reference,
    language,
    currency,
    country: 'us',
    name: 'Ana Núñez',
    email: 'ana@example.com',
    company: 'Transportes del Caribe S.A.S.',
    note: 'We begin in January.',
    createdAt: createdAt.getTime(),
    validUntil: validUntil(createdAt).getTime(),
    lines: selected.map((one) => describeLine(one, currency, wordsIn(language), language)),
    ...totalsOf(selected, currency, taxRules),
    isPayable: true,
    verifyUrl: `https://www.hormiga.example/support/status/${language}?quote=${reference}`,
    ...changes,
  };
}
