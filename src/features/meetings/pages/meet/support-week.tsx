import { supportHours } from '#content/support-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { hoursOf } from '#site/time.ts';
import { writeClock } from '#site/written-forms.ts';
import { classOf } from '#ui/art/colours.ts';
import { box, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted, stack } from '#ui/layout.ts';
import { panelLook } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import { writeDate } from '../../write-times.ts';
import style from './page.module.css';

/** A part of a day, in hours since midnight. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** The support hours on a day of the week: 1 is Monday, 6 is Saturday. */
export function stretchesOn(day: number): Stretch[] {
  const kind = supportHours.find(({ days }) => days === (day === 6 ? 'saturday' : 'weekdays'));
  return (kind?.spans ?? []).map(([from, until]) => ({ from: hoursOf(from), until: hoursOf(until) }));
}

/** The whole hours that cover all of these. */
export function wholeHoursOf(stretches: readonly Stretch[]): number[] {
  const first = Math.floor(Math.min(...stretches.map(({ from }) => from)));
  const last = Math.ceil(Math.max(...stretches.map(({ until }) => until)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Monday to Saturday. */
const weekdays = [1, 2, 3, 4, 5, 6] as const;
const hours = wholeHoursOf(weekdays.flatMap(stretchesOn));
const [first = 0] = hours;
const [left, top, column, hour] = [100, 34, 82, 34];

/** A week as in a calendar: one column per day, one block per period of support. */
export function SupportWeek() {
  const { words, language } = usePage();
  const { meet } = words;
  const width = left + column * weekdays.length;
  return (
    <Section id="hours" title={meet.hours} lead={meet.hoursLead} beside>
      <figure className={stack(5)}>
        <Picture
          width={width}
          height={top + hour * (hours.length - 1) + 8}
          look={classNames(panelLook, style.chart)}
          title={meet.week}
        >
          <path
            className={style.grid}
            d={hours.map((at) => box(left, heightOf(at), column * weekdays.length, 1)).join('')}
          />
          {hours.map((at) => (
            <text key={at} className={style.label} x={left - 8} y={heightOf(at) + 5} textAnchor="end">
              {writeClock(`${at}:00`, language)}
            </text>
          ))}
          {weekdays.map((day, index) => (
            <text key={day} className={style.day} x={left + column * (index + 0.5)} y={16} textAnchor="middle">
              {/* The first of January 2024 was a Monday. */}
              {writeDate(Date.UTC(2024, 0, day), language, 'weekday')}
            </text>
          ))}
          {weekdays.map((day, index) => (
            <path
              key={day}
              className={classOf(day === 6 ? 'mustard' : 'forest')}
              d={blocksOf(day, left + column * index)}
            />
          ))}
        </Picture>
        <figcaption>
          <SupportHours />
          <p className={muted}>{meet.closed}</p>
        </figcaption>
      </figure>
    </Section>
  );
}

function heightOf(time: number): number {
  return top + hour * (time - first);
}

function blocksOf(day: number, x: number): string {
  return stretchesOn(day)
    .map(({ from, until }) => rounded(x + 4, heightOf(from) + 2, column - 8, hour * (until - from) - 3, 8))
    .join('');
}
