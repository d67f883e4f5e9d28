import { callSite } from '#platform/browser/calls/call-site.ts';
import { findCountry } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { createQuotation } from '../contract.ts';
import { quotationFailure } from '../quotation-failure.ts';
import { type Content, requestIdFor } from './draft.ts';
import type { QuoteGateway } from './making.ts';
import type { ChosenItem } from './quote-item.ts';

export interface Order extends Content {
  readonly chosen: readonly ChosenItem[];
  readonly language: Language;
}

/** Has a quote made. However often the same is sent, it is one quote: the id is kept before anything goes out. */
export function orderQuote({ chosen, language, ...content }: Order): QuoteGateway['send'] {
  const { typed } = content;
  return (currency, value) =>
    callSite<typeof createQuotation>(
      '/api/services/quotation/create',
      {
        items: chosen.map(({ item: { id, asks }, amounts }) => ({
          id,
          ...Object.fromEntries(asks.map(({ measure }, index) => [measure, amounts[index]])),
        })),
        ...typed,
        value,
        currency: currency.toUpperCase(),
        lang: language,
        country: findCountry(document.documentElement.dataset['country'])?.id,
        request_id: requestIdFor({ ...content, currency }),
      },
      { failure: quotationFailure },
    );
}
