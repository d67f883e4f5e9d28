import { localeOf } from '#site/languages.ts';
import { bogota } from '#site/local-time.ts';
import { usePage } from '#site/page.ts';
import style from './when.module.css';

/** A moment on the clocks of Bogotá, short enough for a table. */
export function When({ at }: { at: number }) {
  const { language } = usePage();
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: bogota,
  });
  return (
    <time dateTime={new Date(at).toISOString()} className={style.when}>
      {clock.format(at)}
    </time>
  );
}
