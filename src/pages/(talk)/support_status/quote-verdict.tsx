import { DayOf } from '#components/sections/day-of.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { SuccessIcon, WarningIcon } from '#components/ui/icons.tsx';
import { brand } from '#content/brand.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';
import type { QuoteStatus } from '#site/quotes/quote-answer.ts';
import style from './support-status.module.css';

/** Is the quote in somebody's hand genuine, and does it still hold? The title has said it; here is what to compare. */
export function QuoteVerdict({ quote }: { readonly quote: QuoteStatus | null }) {
  const { words, language } = usePage();
  const { quote: text } = words.supportStatus;
  const state = quote?.state ?? 'unknown';
  const isGood = state === 'valid' || state === 'paid';
  return (
    <section className={style.found} data-verdict={state} aria-label={text.label}>
      <p className={style.verdict}>
        {isGood ? <SuccessIcon /> : <WarningIcon />}
        {format(text.text[state], language, { brand: brand.name })}
      </p>
      {quote && (
        <dl>
          <div>
            <dt>{text.number}</dt>
            <dd>
              <strong>{quote.reference}</strong>
            </dd>
          </div>
          <div>
            <dt>{text.total}</dt>
            <dd>
              <strong>{formatMoney({ minor: quote.total, currency: quote.currency }, language, 'code')}</strong>
            </dd>
          </div>
          <div>
            <dt>{text.made}</dt>
            <dd>
              <DayOf at={quote.createdAt} />
            </dd>
          </div>
          <div>
            <dt>{text.until}</dt>
            <dd>
              <DayOf at={quote.validUntil} />
            </dd>
          </div>
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
