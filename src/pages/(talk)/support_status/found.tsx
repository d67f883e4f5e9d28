import { bogotaTime } from '#site/bogota-time.ts';
import type { TicketStatus } from '#site/live.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './support-status.module.css';

/** What its writer may know of a ticket. */
export function Found({ status: { reference, state, receivedAt } }: { status: TicketStatus }) {
  const { words, language } = usePage();
  const { found } = words.supportStatus;
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
            <time dateTime={new Date(receivedAt).toISOString()}>
              {format(found.time, language, bogotaTime(receivedAt, language))}
            </time>
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
