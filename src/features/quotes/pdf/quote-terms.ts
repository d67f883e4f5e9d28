import { wordsIn } from '#content/words.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { madeHref, quoteLimits } from '#site/quotes.ts';
import { bogotaTime } from '#site/time.ts';
import { stack, write } from '#ui/pdf/parts.ts';
import type { Writer } from '#ui/pdf/writer.ts';
import type { Quote } from '../quote.ts';

/** The terms of the offer: only those that apply to its items, as on the pages. */
export function placeTerms(writer: Writer, quote: Quote): void {
  const { title } = wordsIn(quote.language).quoteDocument.terms;
  const [first, ...others] = termsOf(quote).map(({ term, address }) => write(term, { style: 'small', href: address }));
  const heading = write(title, { style: 'label', tag: 'H2' });
  writer.place(stack(first ? [heading, first] : [heading], 1));
  for (const term of others) {
    writer.skip(1);
    writer.place(term);
  }
}

interface Term {
  readonly term: string;
  /** The address that the term mentions. */
  readonly address?: string;
}

function termsOf(quote: Quote): readonly Term[] {
  const { reference, language, lines, taxes, validUntil, verifyUrl } = quote;
  const { origin } = new URL(verifyUrl);
  const { terms } = wordsIn(language).quoteDocument;
  const leading = (term: string, address: string) => ({ term: format(term, language, { address }), address });
  const until = bogotaTime(validUntil, language).date;
  const has = (kind: string) => lines.some(({ kind: of, id }) => of === kind || id.startsWith(`${kind}-`));
  const kinds = ['product', 'quick', 'development', 'developing', 'support', 'email', 'helpDesk'] as const;
  const said = [
    format(terms.frozen, language, { days: quoteLimits.validDays, until }),
    ...(taxes.length === 0 ? [terms.taxesLater] : []),
    ...(lines.some(({ total }) => total === undefined) ? [terms.byAgreement] : []),
    ...kinds.filter(has).map((kind) => terms[kind]),
    format(terms.hours, language, { hours: hoursIn(language).join(' · ') }),
  ];
  return [
    ...said.map((term) => ({ term })),
    leading(terms.payment, `${origin}${madeHref(language, reference)}`),
    leading(terms.legal, `${origin}${href('/terms', language)}`),
  ];
}
