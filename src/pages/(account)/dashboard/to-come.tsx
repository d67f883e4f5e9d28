import { ButtonLink } from '#components/shell/button-link.tsx';
import { usePage } from '#site/page.ts';
import { EmptyState } from './empty-state.tsx';
import { ViewHead } from './view-head.tsx';

// There are no quotes to show yet; they have a place where they begin.

export function QuotesView() {
  const { title, empty } = usePage().words.dashboard.quotes;
  return (
    <>
      <ViewHead title={title} />
      <EmptyState title={empty.title} text={empty.text}>
        <ButtonLink to="/support/quote">{empty.action}</ButtonLink>
      </EmptyState>
    </>
  );
}
