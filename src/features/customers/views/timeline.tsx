import { type ReactNode, useContext } from 'react';
import type { Words } from '#content/words.ts';
import { describeItem } from '#features/payments/describe-item.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { dateFormat } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { classNames } from '#ui/class-names.ts';
import { Moment, MomentZone, momentText } from '#ui/console/moment.tsx';
import { muted, note, row, stack } from '#ui/layout.ts';
import type { TimelineEvent, TimelineKind } from '../timeline.ts';
import style from './timeline.module.css';

interface Props {
  readonly events: readonly TimelineEvent[];
  /** What happened, in the words of the reader. */
  readonly names: Words['customers']['events'];
  /** The link to what an event is about. */
  readonly linkOf: (event: TimelineEvent) => ReactNode;
  readonly headingLevel?: 2 | 3;
  /** The team sees customers of every currency one after the other. */
  readonly money?: 'code' | 'symbol';
}

/** Everything that happened, the latest first, by month. */
export function EventTimeline({ events, names, linkOf, headingLevel = 3, money = 'code' }: Props) {
  const page = usePage();
  const zone = useContext(MomentZone);
  const Heading = `h${headingLevel}` as const;
  if (events.length === 0) return <p className={muted}>{page.words.customers.nothing}</p>;
  return (
    <div className={stack(4)}>
      {byMonth(events, page, zone).map(([month, own]) => (
        <section key={month} className={stack(2)}>
          <Heading className={style.month}>{month}</Heading>
          <ol className={style.events}>
            {own.map((event) => (
              <li
                key={`${event.kind} ${event.at} ${event.reference ?? ''} ${event.text ?? ''}`}
                className={toneOf(event.kind)}
              >
                <p className={row(0, style.head)}>
                  <strong>{names[event.kind]}</strong>{' '}
                  {event.money && <span>{formatMoney(event.money, page.language, money)}</span>} {linkOf(event)}{' '}
                  <span className={classNames(note, style.when)}>
                    <Moment at={event.at} />
                  </span>
                </p>
                <Details of={event} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** What was written, bought or agreed. */
function Details({ of: { text: written, item, startsAt, kind } }: { readonly of: TimelineEvent }) {
  const page = usePage();
  const zone = useContext(MomentZone);
  const { words, language } = page;
  const when = startsAt !== undefined && kind !== 'meetingStarted' && momentText(startsAt, page, { zone });
  // Of a closed ticket the beginning is not repeated: its reference is the link.
  const text = kind === 'ticketClosed' ? '' : written;
  if (!text && !item && !when) return null;
  return (
    <p className={style.text} dir="auto">
      {item && describeItem(item, words, language)}
      {item && text && ' · '}
      {when && format(words.customers.meetingAt, language, { time: when })}
      {when && text && ' · '}
      {text}
    </p>
  );
}

function toneOf(kind: TimelineKind): string | undefined {
  if (kind.startsWith('ticket')) return style.ticket;
  if (kind.startsWith('order')) return style.order;
  if (kind.startsWith('quote')) return style.quote;
  return kind.startsWith('meeting') ? style.meeting : undefined;
}

function byMonth(
  events: readonly TimelineEvent[],
  { language }: Page,
  zone: string,
): (readonly [string, TimelineEvent[]])[] {
  const months = dateFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: zone });
  const grouped = new Map<string, TimelineEvent[]>();
  for (const event of events) {
    const month = months.format(event.at);
    grouped.set(month, [...(grouped.get(month) ?? []), event]);
  }
  return [...grouped];
}
