import type { Scheduler } from '#platform/contracts/settings.ts';
import { usePage } from '#platform/page/page.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { MeetHero } from '#ui/art/heroes/meet.tsx';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { NewTab } from '#ui/links/new-tab.tsx';
import { Notice } from '#ui/sections/notice.tsx';

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
