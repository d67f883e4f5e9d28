import { MeetHero } from '#components/art/heroes/meet.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { contactDialogId } from '#site/contact-dialog.ts';
import type { Language } from '#site/languages.ts';
import type { MeetingFault, Scheduler } from '#site/meetings/meeting-answer.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';

/** As the build draws it. The server draws the times for everybody who asks; this is what is left where it cannot. */
export function NotDrawnYet() {
  const { meetBook, meet } = usePage().words;
  return (
    <Notice picture={<MeetHero />} title={meetBook.title}>
      <p>{meetBook.built}</p>
      <Notice.Actions>
        <ButtonLink to="/meet" anchor="write">
          {meet.write}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

/** The names people know them by. */
const calendars: Readonly<Record<Scheduler['kind'], string>> = { calendly: 'Calendly', cal: 'Cal.com' };

/** Meetings are booked with somebody else. The popup on other pages finds the link by its mark. */
export function OtherCalendar({ scheduler: { kind, url } }: { scheduler: Scheduler }) {
  const { words, language } = usePage();
  const { scheduler } = words.meetBook;
  return (
    <Notice picture={<MeetHero />} title={scheduler.title}>
      <p>{format(scheduler.text, language, { name: calendars[kind] })}</p>
      <Notice.Actions>
        <Button href={inLanguage(kind, url, language)} target="_blank" rel="noopener" data-scheduler={kind}>
          {scheduler.open}
          <span className="visually-hidden"> ({words.shell.newTab})</span>
        </Button>
        <Contact />
      </Notice.Actions>
    </Notice>
  );
}

/** Cal.com follows the browser and has no word for it. */
function inLanguage(kind: Scheduler['kind'], url: string, language: Language): string {
  if (kind !== 'calendly') return url;
  const address = new URL(url);
  address.searchParams.set('locale', language);
  return address.href;
}

export function Fault({ fault }: { fault: MeetingFault }) {
  const { meetBook } = usePage().words;
  return (
    <Notice picture={<MeetHero />} title={meetBook.faultTitle}>
      <Callout tone="fault">{meetBook.faults[fault]}</Callout>
      <Notice.Actions>
        <ButtonLink to="/meet/book">{fault === 'unknown' ? meetBook.meeting.another : meetBook.form.again}</ButtonLink>
        <Contact />
      </Notice.Actions>
    </Notice>
  );
}

function Contact() {
  const { form } = usePage().words.meetBook;
  return (
    <ButtonLink to="/contact" opens={contactDialogId} look="secondary">
      {form.contact}
    </ButtonLink>
  );
}
