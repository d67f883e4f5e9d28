import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { msPerDay } from '#site/durations.ts';
import { localeOf } from '#site/languages.ts';
import { writeClock } from '#site/written-forms.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { line, stack } from '#ui/layout.ts';
import { headline, size4 } from '#ui/look.ts';
import { joined } from '#ui/page-look.ts';
import style from './cron.module.css';

/** A Monday, and every day after it for a week; the example runs on five of them at seven. */
const monday = Date.UTC(2024, 0, 1);
const week = Array.from({ length: 7 }, (_, at) => ({ date: monday + at * msPerDay, runs: at < 5 }));

/** A week as seven boxes: in five of them the task has run. */
export function CronSpecimen() {
  const { language, words } = usePage();
  const { task, runs, rests } = words.quickServices.cron.example;
  const name = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return (
    <ol className={classNames(joined, style.week)}>
      {week.map((entry) => (
        <li
          key={entry.date}
          className={stack(1)}
          {...dataProps({ runs: entry.runs, scheme: entry.runs ? 'light' : undefined })}
        >
          <h3 className={size4}>{name.format(entry.date)}</h3>
          {entry.runs ? (
            <>
              <p className={headline}>{writeClock('7:00', language)}</p>
              <p>{task}</p>
              <p className={line(1, style.state)}>
                <CheckIcon /> {runs}
              </p>
            </>
          ) : (
            <p className={line(1, style.state)}>{rests}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
