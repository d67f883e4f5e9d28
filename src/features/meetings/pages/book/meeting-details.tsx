import { company } from '#content/catalogue/company.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, meetingTime } from '#site/time.ts';
import { classNames } from '#ui/class-names.ts';
import { panelLook, terms } from '#ui/look.ts';
import type { MeetingFacts } from '../../meeting-answer.ts';
import { cityOf } from '../../zones.ts';
import style from './page.module.css';

/** The facts of a meeting, with its time on both clocks. */
export function MeetingDetails({ meeting }: { meeting: MeetingFacts }) {
  const { words, language } = usePage();
  const { meeting: text, cities } = words.meetBook;
  const { zone, startsAt } = meeting;
  const isOver = meeting.state === 'cancelled' || meeting.state === 'expired' || meeting.isPast;
  const facts: [string, string][] = [
    [text.duration, format(text.length, language, { minutes: company.meetingMinutes })],
    [text.topic, meeting.topic],
    [text.name, meeting.name],
    [text.language, languages.find(({ code }) => code === meeting.language)?.name ?? ''],
    ...(meeting.quote ? ([[text.quote, meeting.quote]] satisfies [string, string][]) : []),
    [text.reference, meeting.reference],
  ];
  return (
    <dl className={classNames(panelLook, terms, style.details)} {...dataProps({ over: isOver ? '' : undefined })}>
      <Clock label={format(text.here, language, { city: cityOf(zone, cities) })} startsAt={startsAt} zone={zone} />
      {zone !== bogota && <Clock label={text.there} startsAt={startsAt} zone={bogota} />}
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Clock({ label, startsAt, zone }: { label: string; startsAt: number; zone: string }) {
  const { language } = usePage();
  const at = meetingTime(startsAt, zone, language);
  return (
    <div className={style.clock}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={new Date(startsAt).toISOString()}>
          <strong>{at.time}</strong> {at.date}
        </time>
        <span className={style.zone}>
          {at.zone}, {at.offset}
        </span>
      </dd>
    </div>
  );
}
