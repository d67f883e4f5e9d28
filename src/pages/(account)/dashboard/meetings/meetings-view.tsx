import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { company } from '#content/catalogue/company.ts';
import type { MeetingEntry } from '#site/meetings/meeting-answer.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { EmptyState } from '../empty-state.tsx';
import { ViewHead } from '../view-head.tsx';
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
