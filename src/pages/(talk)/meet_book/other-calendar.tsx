import { MeetHero } from '#components/art/heroes/meet.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { NewTab } from '#components/shell/new-tab.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Language } from '#site/languages.ts';
import type { Scheduler } from '#site/meetings/meeting-answer.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';

/** The names people know them by. */
const calendars: Readonly<Record<Scheduler['kind'], string>> = { calendly: 'Calendly', cal: 'Cal.com' };

/** Meetings are booked with somebody else. The popup on other pages finds the link by its mark. */
export function OtherCalendar({ scheduler: { kind, url } }: { scheduler: Scheduler }) {
  const { words, language } = usePage();
  const { scheduler, form } = words.meetBook;
  return (
    <Notice picture={<MeetHero />} title={scheduler.title}>
      <p>{format(scheduler.text, language, { name: calendars[kind] })}</p>
      <Notice.Actions>
        <Button href={inLanguage(kind, url, language)} target="_blank" rel="noopener" data-scheduler={kind}>
          {scheduler.open}
          <NewTab />
        </Button>
        <ContactButton look="secondary">{form.contact}</ContactButton>
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
