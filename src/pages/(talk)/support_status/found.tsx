import { localeOf } from '#site/languages.ts';
import type { TicketStatus } from '#site/live.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './support-status.module.css';

const timeZone = 'America/Bogota';

/** What its writer may know of a ticket. */
export function Found({ status: { reference, state, receivedAt } }: { status: TicketStatus }) {
  const { words, language } = usePage();
  const { found } = words.supportStatus;
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(receivedAt);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(receivedAt);
  return (
    <section className={style.found} aria-label={found.label}>
      <dl>
        <div>
          <dt>{found.reference}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{found.received}</dt>
          <dd>
            <time dateTime={new Date(receivedAt).toISOString()}>{format(found.time, language, { date, time })}</time>
          </dd>
        </div>
        <div>
          <dt>{found.state}</dt>
          <dd>
            <strong>{found.states[state]}</strong>
          </dd>
        </div>
      </dl>
      <p>{found.next[state]}</p>
    </section>
  );
}
