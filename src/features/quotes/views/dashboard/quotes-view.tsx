import type { Person } from '#features/accounts/person.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { EmptyState } from '#ui/console/empty-state.tsx';
import { ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import type { QuoteEntry } from '../../quote-answer.ts';
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
