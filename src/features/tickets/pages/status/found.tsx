import { usePage } from '#platform/page/page.ts';
import { bogotaTime } from '#site/bogota-time.ts';
import { format } from '#site/message.ts';
import { Fact } from '#ui/fact.tsx';
import type { TicketStatus } from '../../live-answers.ts';
import style from './found.module.css';

/** What its writer may know of a ticket. Whoever came by the link of a mail also sees the text, in which nothing is a link. */
export function Found({ status: { reference, state, receivedAt, message } }: { status: TicketStatus }) {
  const { words, language } = usePage();
  const { found } = words.supportStatus;
  return (
    <section className={style.found} aria-label={found.label}>
      <dl>
        <Fact label={found.reference}>{reference}</Fact>
        <Fact label={found.received}>
          <time dateTime={new Date(receivedAt).toISOString()}>
            {format(found.time, language, bogotaTime(receivedAt, language))}
          </time>
        </Fact>
        <Fact label={found.state}>
          <strong>{found.states[state]}</strong>
        </Fact>
        {message !== undefined && (
          <Fact label={found.message}>
            <blockquote className={style.message} dir="auto">
              {message}
            </blockquote>
          </Fact>
        )}
      </dl>
      <p>{found.next[state]}</p>
      {message !== undefined && <p>{found.notYou}</p>}
    </section>
  );
}
