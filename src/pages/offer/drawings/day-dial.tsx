import { usePage } from '#platform/page/page.ts';
import { writeClock } from '#site/written-forms.ts';
import { classOf } from '#ui/art/colours.ts';
import { disc, onDial } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { line, muted } from '#ui/layout.ts';
import { headline, size4 } from '#ui/look.ts';
import { Split } from '#ui/sections/split.tsx';
import style from './day-dial.module.css';

/** When the tasks of the example run. */
const times = ['2:00', '4:30', '6:00', '9:00', '14:00', '19:00'];

/** A dial of one day, and its tasks as a list. The list has all the information; the dial illustrates it. */
export function DayDial() {
  const { language, words } = usePage();
  const { tasks } = words.developmentPages.cron.drawing;
  return (
    <Split align="center">
      <Dial times={times} />
      <ol className={style.tasks}>
        {times.map((time, index) => (
          <li key={time} className={line(4)}>
            <span className={classNames(headline, style.number)} aria-hidden="true">
              {index + 1}
            </span>
            <p className={muted}>
              <strong className={classNames(headline, size4)}>{writeClock(time, language)}</strong> {tasks[index]}
            </p>
          </li>
        ))}
      </ol>
    </Split>
  );
}

const centre = 200;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The point of a time on a circle, midnight on top. */
const at = (minutes: number, radius: number) => onDial([centre, centre], radius, minutes / 1440);

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Twenty-four hours: night above, day below, a numbered disc for each task. */
function Dial({ times }: { readonly times: readonly string[] }) {
  return (
    <Picture width={400} height={400} look={style.face}>
      <path className={classOf('night')} d="M0 200a200 200 0 0 1 400 0z" />
      <path className={classOf('mustard')} d="M0 200a200 200 0 0 0 400 0z" />
      <path
        className={classOf('day')}
        d={hours
          .filter((hour) => hour > 18 || hour < 6)
          .map((hour) => disc(...at(hour * 60, 180), 3))
          .join('')}
      />
      <path
        className={classOf('night')}
        d={hours
          .filter((hour) => hour >= 6 && hour <= 18)
          .map((hour) => disc(...at(hour * 60, 180), 3))
          .join('')}
      />
      <path className={classOf('ice')} d="M82 200a118 118 0 0 1 236 0z" />
      <path className={classOf('blush')} d="M82 200a118 118 0 0 0 236 0z" />
      <path className={classOf('sky')} d="M206 104a44 44 0 1 0 34 72a36 36 0 1 1-34-72z" />
      <path className={classOf('vermilion')} d={disc(200, 258, 32)} />
      {times.map((time, index) => {
        const [x, y] = at(minutesOf(time), 148);
        return (
          <g key={time}>
            <path className={classOf('vermilion')} d={disc(x, y, 22)} />
            <text className={classNames(headline, style.figure)} x={x} y={y}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
