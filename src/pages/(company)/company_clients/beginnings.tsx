import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { meetingDialogId } from '#site/meeting-dialog.ts';
import { format } from '#site/message.ts';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './beginnings.module.css';

const pages = ['/tryit', '/service_requirements', '/meet/book'] as const;

/** Three doors by which a client comes in. */
export function Beginnings() {
  const { words, language } = usePage();
  const { begin } = words.companyClients;
  const figures = { days: company.trialDays, minutes: company.meetingMinutes };
  return (
    <Section id="begin" title={begin.title} tone="blush">
      <ol className={style.doors}>
        {pages.map((page, index) => {
          const door = begin.items[index];
          return (
            door && (
              <li key={page}>
                <SiteLink
                  to={page}
                  className={style.door}
                  data-opens={page === '/meet/book' ? meetingDialogId : undefined}
                >
                  <strong>{door.name}</strong>
                  <span>{format(door.text, language, figures)}</span>
                  <span className={style.link}>{door.link}</span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
