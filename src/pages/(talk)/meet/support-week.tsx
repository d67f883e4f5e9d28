import { classOf } from '#components/art/colours.ts';
import { box, rounded } from '#components/art/path.ts';
import { Picture } from '#components/art/picture.tsx';
import { Section } from '#components/sections/section.tsx';
import { SupportHours } from '#components/sections/support-hours.tsx';
import { supportHours } from '#content/support-hours.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { usePage } from '#site/page.ts';
import style from './support-week.module.css';

/** Monday to Saturday. */
const weekdays = [1, 2, 3, 4, 5, 6] as const;
const [first, last] = [8, 18];
const [left, top, column, hour] = [62, 34, 88, 34];

/** A week as people see it in a calendar: a column a day, a block for each time of work. */
export function SupportWeek() {
  const { words, language } = usePage();
  const { meet } = words;
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const width = left + column * weekdays.length;
  return (
    <Section id="hours" title={meet.hours} lead={meet.hoursLead} beside>
      <figure className={style.week}>
        <Picture width={width} height={top + hour * (last - first) + 8} look={style.chart} title={meet.week}>
          <path
            className={style.grid}
            d={hours.map((at) => box(left, heightOf(at), column * weekdays.length, 1)).join('')}
          />
          {hours.map((at) => (
            <text key={at} className={style.label} x={left - 8} y={heightOf(at) + 5} textAnchor="end">
              {at}:00
            </text>
          ))}
          {weekdays.map((day, index) => (
            <text key={day} className={style.day} x={left + column * (index + 0.5)} y={16} textAnchor="middle">
              {dayName(day, language)}
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
          <p className={style.closed}>{meet.closed}</p>
        </figcaption>
      </figure>
    </Section>
  );
}

function heightOf(time: number): number {
  return top + hour * (time - first);
}

function blocksOf(day: number, x: number): string {
  const kind = supportHours.find(({ days }) => days === (day === 6 ? 'saturday' : 'weekdays'));
  const spans = kind?.spans ?? [];
  return spans
    .map(([from, until]) => {
      const [start, end] = [Number.parseInt(from, 10), Number.parseInt(until, 10)];
      return rounded(x + 4, heightOf(start) + 2, column - 8, hour * (end - start) - 3, 8);
    })
    .join('');
}

/** The first of January 2024 was a Monday. */
function dayName(day: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  );
}
