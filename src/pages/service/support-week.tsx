import { supportHours } from '#content/support-hours.ts';
import type { SupportDays } from '#platform/opening-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { hoursOf, writeSpan } from '#site/time.ts';
import { classOf } from '#ui/art/colours.ts';
import { box } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import { row } from '#ui/layout.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './support.module.css';

interface OpenDays {
  readonly days: SupportDays;
  readonly spans: readonly (readonly [from: string, until: string])[];
}

/** One period of a day. Half past eight is 8.5. */
interface OpenHours {
  /** From 0, which is Monday. */
  readonly day: number;
  readonly from: number;
  readonly until: number;
}

/** The opening hours of each day of the week, from Monday. */
const week = ['weekdays', 'weekdays', 'weekdays', 'weekdays', 'weekdays', 'saturday', undefined] as const;

/** The openings of a week, to be drawn. */
export function openHours(hours: readonly OpenDays[]): OpenHours[] {
  return week.flatMap((kind, day) =>
    hours
      .filter(({ days }) => days === kind)
      .flatMap(({ spans }) => spans.map(([from, until]) => ({ day, from: hoursOf(from), until: hoursOf(until) }))),
  );
}

/** The support hours of a week, as a drawing and in words. */
export function SupportWeek() {
  const { words, language } = usePage();
  const { week } = words.serviceSupport;
  const { help } = words.shell;
  const list = new Intl.ListFormat(localeOf(language));
  return (
    <Section id="week" title={week.title} lead={help.hours} beside>
      <WeekDrawing title={week.alt} />
      <dl className={row(0, style.hours)}>
        {supportHours.map(({ days, spans }) => (
          <div key={days}>
            <dt>{help[days]}</dt>
            <dd>{list.format(spans.map(([from, until]) => writeSpan(from, until, language)))}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const open = openHours(supportHours);

/** An hour before the first one opens, and an hour after the last one closes. */
const dawn = Math.floor(Math.min(...open.map(({ from }) => from))) - 1;
const dusk = Math.ceil(Math.max(...open.map(({ until }) => until))) + 1;

const days = [0, 1, 2, 3, 4, 5, 6];
const top = 34;
const dayWidth = 80;
const hourHeight = 18;

const column = (day: number, from: number, until: number) =>
  box(day * dayWidth + 4, top + (from - dawn) * hourHeight, dayWidth - 8, (until - from) * hourHeight);

/** Seven columns from morning to evening; what is green is open. */
function WeekDrawing({ title }: Alternative) {
  const { language } = usePage();
  const name = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <Picture
      width={days.length * dayWidth}
      height={top + (dusk - dawn) * hourHeight + 2}
      look={style.week}
      title={title}
    >
      <path className={classOf('sand')} d={days.map((day) => column(day, dawn, dusk)).join('')} />
      <path className={classOf('forest')} d={open.map(({ day, from, until }) => column(day, from, until)).join('')} />
      {days.map((day) => (
        <text key={day} x={(day + 0.5) * dayWidth} y={20} textAnchor="middle">
          {/* The first of January 2024 was a Monday. */}
          {name.format(Date.UTC(2024, 0, 1 + day))}
        </text>
      ))}
    </Picture>
  );
}
