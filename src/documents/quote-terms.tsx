import { View } from '@react-pdf/renderer';
import { wordsIn } from '#content/words.ts';
import { href } from '#site/address.ts';
import { bogotaTime } from '#site/bogota-time.ts';
import { format } from '#site/message.ts';
import type { Quote } from '#site/quotes/quote.ts';
import { madeHref } from '#site/quotes/quote-href.ts';
import { quoteLimits } from '#site/quotes/quote-limits.ts';
import { hoursIn } from '#site/support/hours-in.ts';
import { Write } from './type/write.tsx';

/** What the offer is made under: as the pages say of what stands on it, and no more. */
export function QuoteTerms({ quote }: { readonly quote: Quote }) {
  const { title } = wordsIn(quote.language).quoteDocument.terms;
  return (
    <View style={{ marginBottom: 20 }}>
      <View minPresenceAhead={40}>
        <Write voice="label" tag="H2">
          {title}
        </Write>
      </View>
      {termsOf(quote).map((term) => (
        <View key={term} wrap={false} style={{ marginTop: 2 }}>
          <Write voice="small">{term}</Write>
        </View>
      ))}
    </View>
  );
}

function termsOf(quote: Quote): string[] {
  const { reference, language, lines, taxes, validUntil, verifyUrl } = quote;
  const { origin } = new URL(verifyUrl);
  const { terms } = wordsIn(language).quoteDocument;
  const until = bogotaTime(validUntil, language).date;
  const has = (kind: string) => lines.some(({ kind: of, id }) => of === kind || id.startsWith(`${kind}-`));
  const kinds = ['product', 'quick', 'development', 'developing', 'support', 'email', 'helpDesk'] as const;
  return [
    format(terms.frozen, language, { days: quoteLimits.validDays, until }),
    ...(taxes.length === 0 ? [terms.taxesLater] : []),
    ...(lines.some(({ total }) => total === undefined) ? [terms.byAgreement] : []),
    ...kinds.filter(has).map((kind) => terms[kind]),
    format(terms.payment, language, { address: `${origin}${madeHref(language, reference)}` }),
    format(terms.hours, language, { hours: hoursIn(language).join(' · ') }),
    format(terms.legal, language, { address: `${origin}${href('/terms', language)}` }),
  ];
}
