import { supportHours } from '#content/support-hours.ts';
import { openHours } from '#platform/opening-hours/open-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { classOf } from '#ui/art/colours.ts';
import { box } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import style from './week-drawing.module.css';

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
export function WeekDrawing({ title }: Alternative) {
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
