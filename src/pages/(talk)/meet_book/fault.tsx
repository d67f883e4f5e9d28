import { MeetHero } from '#components/art/heroes/meet.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import type { MeetingFault } from '#site/meetings/meeting-answer.ts';
import { usePage } from '#site/page.ts';

/** Where there are neither times nor a meeting to show. */
export function Fault({ fault }: { fault: MeetingFault }) {
  const { meetBook } = usePage().words;
  return (
    <Notice picture={<MeetHero />} title={meetBook.faultTitle}>
      <Callout tone="fault">{meetBook.faults[fault]}</Callout>
      <Notice.Actions>
        <ButtonLink to="/meet/book">{fault === 'unknown' ? meetBook.meeting.another : meetBook.form.again}</ButtonLink>
        <ContactButton look="secondary">{meetBook.form.contact}</ContactButton>
      </Notice.Actions>
    </Notice>
  );
}
