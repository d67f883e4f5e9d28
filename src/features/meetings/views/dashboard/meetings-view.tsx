import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { EmptyState } from '#ui/console/empty-state.tsx';
import { ViewHead } from '#ui/console/view-head.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import type { MeetingEntry } from '../../meeting-answer.ts';
import { MeetingList } from './meeting-list.tsx';

export function MeetingsView({ meetings }: { readonly meetings: readonly MeetingEntry[] }) {
  const { words, language } = usePage();
  const { title, lead, empty } = words.dashboard.meetings;
  if (meetings.length === 0) {
    return (
      <>
        <ViewHead title={title} />
        <EmptyState title={empty.title} text={format(empty.text, language, { minutes: company.meetingMinutes })}>
          <MeetingButton>{empty.action}</MeetingButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ViewHead title={title} lead={lead}>
        <MeetingButton look="secondary">{empty.action}</MeetingButton>
      </ViewHead>
      <MeetingList meetings={meetings} />
    </>
  );
}
