import { ButtonLink } from '#components/shell/button-link.tsx';
import type { Person } from '#site/account/dashboard.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import type { QuoteEntry } from '#site/quotes/quote-answer.ts';
import { EmptyState } from '../empty-state.tsx';
import { ViewHead } from '../view-head.tsx';
import { QuoteList } from './quote-list.tsx';

interface Props {
  readonly person: Person;
  readonly quotes: readonly QuoteEntry[];
}

export function QuotesView({ person: { email }, quotes }: Props) {
  const { words, language } = usePage();
  const { title, lead, another, empty } = words.dashboard.quotes;
  if (quotes.length === 0) {
    return (
      <>
        <ViewHead title={title} />
        <EmptyState title={empty.title} text={empty.text}>
          <ButtonLink to="/support/quote">{empty.action}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ViewHead title={title} lead={format(lead, language, { email })} />
      <QuoteList quotes={quotes} />
      <p>
        <ButtonLink to="/support/quote" look="secondary">
          {another}
        </ButtonLink>
      </p>
    </>
  );
}
