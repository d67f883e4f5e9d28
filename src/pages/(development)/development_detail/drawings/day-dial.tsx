import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import style from './day-dial.module.css';
import { Dial } from './dial.tsx';

/** When the tasks of the example run, in minutes after midnight. */
const times = [120, 270, 360, 540, 840, 1140];

/** A dial of one day, and its tasks as a list. The list says everything; the dial shows it. */
export function DayDial() {
  const { language, words } = usePage();
  const { tasks } = words.developmentPages.cron.drawing;
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <div className={style.day}>
      <div className={style.dial}>
        <Dial times={times} />
      </div>
      <ol className={style.tasks}>
        {times.map((minutes, index) => (
          <li key={minutes}>
            <span className={style.number} aria-hidden="true">
              {index + 1}
            </span>
            <strong>{clock.format(minutes * 60_000)}</strong>
            <span className={style.task}>{tasks[index]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
