import type { Person } from '#features/accounts/person.ts';
import { EventTimeline } from '#features/customers/views/timeline.tsx';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { PageLinks } from '#ui/console/lists.tsx';
import { EmptyState, ViewHead } from '#ui/console/view-head.tsx';
import { ButtonLink } from '#ui/links.tsx';
import type { DashboardView } from '../dashboard-answer.ts';

interface Props {
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'history' }>;
}

/** Quote, payment, messages and meetings in one line, each with a link to its page. */
export function HistoryView({ person: { email }, view: { events, page, hasOlder } }: Props) {
  const { words, language } = usePage();
  const { own, ownEvents } = words.customers;
  const pageHref = (number: number) => dashboardHref(language, { view: 'history', page: number });
  const currencies = new Set(events.flatMap((event) => event.money?.currency ?? []));
  if (events.length === 0)
    return (
      <>
        <ViewHead title={own.title} />
        <EmptyState title={own.empty.title} text={own.empty.text}>
          <ButtonLink to="/support/quote">{own.empty.action}</ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <ViewHead title={own.title} lead={format(own.lead, language, { email })} />
      <EventTimeline
        events={events}
        names={ownEvents}
        linkOf={({ reference, page: address }) => reference && address && <a href={address}>{reference}</a>}
        headingLevel={2}
        money={currencies.size > 1 ? 'code' : 'symbol'}
      />
      <PageLinks
        page={page}
        newer={page > 1 ? pageHref(page - 1) : undefined}
        older={hasOlder ? pageHref(page + 1) : undefined}
      />
    </>
  );
}
