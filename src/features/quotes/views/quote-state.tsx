import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { quoteHref } from '#site/quote-links.ts';
import type { QuoteState as State } from '#site/quotes.ts';
import { bogota, localTime } from '#site/time.ts';
import { Badge } from '#ui/badge.tsx';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import { Moment } from '#ui/console/moment.tsx';
import type { QuoteEntry } from '../quote-answer.ts';

const tones = { valid: 'highlight', expired: 'neutral', paid: 'success' } as const;

interface Props {
  readonly of: State;
  /** Its payment was returned, and no other one followed. */
  readonly isRefunded?: boolean;
}

export function QuoteState({ of: state, isRefunded = false }: Props) {
  const { states } = usePage().words.quote;
  if (isRefunded) return <Badge tone="neutral">{states.refunded}</Badge>;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

export function QuoteList({ quotes }: { readonly quotes: readonly QuoteEntry[] }) {
  return (
    <RowList>
      {quotes.map((quote) => (
        <Quote key={quote.reference} of={quote} />
      ))}
    </RowList>
  );
}

function Quote({ of: quote }: { readonly of: QuoteEntry }) {
  const { words, language } = usePage();
  const { until, more } = words.dashboard.quotes;
  const { reference, state, isRefunded, currency, total, lines } = quote;
  const [first = '', ...others] = lines;
  return (
    <ListRow
      href={quoteHref(language, reference)}
      title={others.length > 0 ? `${first} ${format(more, language, { count: others.length })}` : first}
      badge={<QuoteState of={state} isRefunded={isRefunded} />}
      text={<strong>{formatMoney({ minor: total, currency }, language)}</strong>}
      meta={
        <>
          <Moment at={quote.createdAt} />
          <span>{reference}</span>
          {state === 'valid' && (
            <span>{format(until, language, { until: localTime(quote.validUntil, bogota).day })}</span>
          )}
        </>
      }
    />
  );
}
