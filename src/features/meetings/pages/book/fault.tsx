import { usePage } from '#platform/page/page.ts';
import { MeetHero } from '#ui/art/heroes/meet.tsx';
import { Callout } from '#ui/callout.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { MeetingFault } from '../../meeting-answer.ts';

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
