import { ButtonLink } from '#components/shell/button-link.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { EmptyState } from './empty-state.tsx';
import { ViewHead } from './view-head.tsx';

// There are no meetings to show yet; there is a place where one begins.

export function MeetingsView() {
  const { words, language } = usePage();
  const { title, empty } = words.dashboard.meetings;
  return (
    <>
      <ViewHead title={title} />
      <EmptyState title={empty.title} text={format(empty.text, language, { minutes: company.meetingMinutes })}>
        <ButtonLink to="/meet">{empty.action}</ButtonLink>
      </EmptyState>
    </>
  );
}
