import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import type { QuoteStatus } from '#site/quotes.ts';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact.tsx';
import { SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { DayOf } from '#ui/sections/day-of.tsx';
import found from './found.module.css';
import style from './quote-verdict.module.css';

/** Is the quote in somebody's hand genuine, and does it still hold? The title has said it; here is what to compare. */
export function QuoteVerdict({ quote }: { readonly quote: QuoteStatus | null }) {
  const { words, language } = usePage();
  const { quote: text } = words.supportStatus;
  const state = quote?.state ?? 'unknown';
  const isGood = state === 'valid' || state === 'paid';
  return (
    <section className={classNames(found.found, style.quote)} data-verdict={state} aria-label={text.label}>
      <p className={style.verdict}>
        {isGood ? <SuccessIcon /> : <WarningIcon />}
        <span>{format(text.text[state], language, { brand: brand.name })}</span>
      </p>
      {quote && (
        <dl>
          <Fact label={text.number}>
            <strong>{quote.reference}</strong>
          </Fact>
          <Fact label={text.total}>
            <strong>{formatMoney({ minor: quote.total, currency: quote.currency }, language, 'code')}</strong>
          </Fact>
          <Fact label={text.made}>
            <DayOf at={quote.createdAt} />
          </Fact>
          <Fact label={text.until}>
            <DayOf at={quote.validUntil} />
          </Fact>
        </dl>
      )}
      {state === 'expired' && (
        <p>
          <ButtonLink to="/support/quote">{text.open}</ButtonLink>
        </p>
      )}
    </section>
  );
}
