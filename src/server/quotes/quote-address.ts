import { href } from '#site/address.ts';
import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { currencyParameter, selectionParameter } from '#site/quotes/selection-text.ts';

const downloads = '/api/services/quotation/download';

/** Where the PDF is, for routes. */
export const downloadRoute = `${downloads}/:file{.+\\.pdf}`;

export function pdfAddress(reference: string): string {
  return `${downloads}/${reference}.pdf`;
}

/** The page that shows the quote. */
export function quoteAddress(language: Language, reference: string): string {
  return `${href('/support/quote', language)}?made=${reference}`;
}

/** The page on which it is still to be put together, with this choice. */
export function choiceAddress(language: Language, selection: string, currency: Currency): string {
  const query = new URLSearchParams({
    ...(selection && { [selectionParameter]: selection }),
    [currencyParameter]: currency.toUpperCase(),
  });
  return `${href('/support/quote', language)}?${query}`;
}

/** Where anybody can see whether it is genuine. Short, because it becomes a QR code. */
export function verifyAddress(language: Language, reference: string): string {
  return `${href('/support/status', language)}?quote=${reference}`;
}
