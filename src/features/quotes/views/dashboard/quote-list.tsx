import list from '#features/payments/views/dashboard/payment-list.module.css';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { madeHref } from '#site/quotes.ts';
import { bogota, localTime } from '#site/time.ts';
import { RowLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/view.module.css';
import { centeredRow, note, row, stack } from '#ui/layout.ts';
import type { QuoteEntry } from '../../quote-answer.ts';
import { QuoteState } from '../quote-state.tsx';

export function QuoteList({ quotes }: { readonly quotes: readonly QuoteEntry[] }) {
  return (
    <ul className={stack(0, style.rows)}>
      {quotes.map((quote) => (
        <Quote key={quote.reference} of={quote} />
      ))}
    </ul>
  );
}

function Quote({ of: quote }: { readonly of: QuoteEntry }) {
  const { words, language } = usePage();
  const { until, more } = words.dashboard.quotes;
  const { reference, state, currency, total, lines } = quote;
  const [first = '', ...others] = lines;
  return (
    <li>
      <div className={centeredRow(0, style.rowHead)}>
        <RowLink href={madeHref(language, reference)}>{reference}</RowLink>
        <QuoteState of={state} />
      </div>
      <p>
        {first}
        {others.length > 0 && ` ${format(more, language, { count: others.length })}`}
      </p>
      <p className={list.amount}>{formatMoney({ minor: total, currency }, language, 'code')}</p>
      <p className={row(0, `${note} ${style.meta}`)}>
        <Moment at={quote.createdAt} />
        {state === 'valid' && (
          <span>{format(until, language, { until: localTime(quote.validUntil, bogota).day })}</span>
        )}
      </p>
    </li>
  );
}
