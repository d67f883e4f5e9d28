import { classOf } from '#components/art/colours.ts';
import { box } from '#components/art/path.ts';
import { type Alternative, Picture } from '#components/art/picture.tsx';
import { supportHours } from '#content/support-hours.ts';
import { localeOf } from '#site/languages.ts';
import { usePage } from '#site/page.ts';
import style from './week-drawing.module.css';

/** Which opening hours each day of the week has, from Monday. */
const week = ['weekdays', 'weekdays', 'weekdays', 'weekdays', 'weekdays', 'saturday', undefined] as const;

const [dawn, dusk] = [7, 19];
const hour = 18;
const day = 80;
const top = 34;
const height = (dusk - dawn) * hour;

const down = (time: string) => top + (Number.parseInt(time, 10) - dawn) * hour;

const open = week.flatMap((kind, index) =>
  supportHours
    .filter(({ days }) => days === kind)
    .flatMap(({ spans }) =>
      spans.map(([from, until]) => box(index * day + 4, down(from), day - 8, down(until) - down(from))),
    ),
);

/** Seven columns from morning to evening; what is green is open. */
export function WeekDrawing({ title }: Alternative) {
  const { language } = usePage();
  const name = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <Picture width={7 * day} height={top + height + 2} look={style.week} title={title}>
      <path
        className={classOf('sand')}
        d={week.map((_, index) => box(index * day + 4, top, day - 8, height)).join('')}
      />
      <path className={classOf('forest')} d={open.join('')} />
      {week.map((_, index) => (
        // The first of January 2024 was a Monday.
        <text key={name.format(Date.UTC(2024, 0, 1 + index))} x={index * day + day / 2} y={20} textAnchor="middle">
          {name.format(Date.UTC(2024, 0, 1 + index))}
        </text>
      ))}
    </Picture>
  );
}
