import { type Page, usePage } from '#platform/page/page.ts';
import { countFirst, dateFormat } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, localTime } from '#site/time.ts';
import style from './moment.module.css';

/** A day and a time of Bogotá, short enough for a table; the name of the zone is given once, below. */
export function Moment({ at }: { readonly at: number }) {
  const page = usePage();
  return (
    <time dateTime={new Date(at).toISOString()} className={style.moment}>
      {momentText(at, page)}
    </time>
  );
}

/** The same within a sentence. */
export function momentText(at: number, { words, language }: Page): string {
  // The month by its name: other countries read numbers in another order.
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const locale = localeOf(language);
  const date = countFirst(dateFormat(locale, { ...parts, timeZone: bogota }).format(at), locale);
  const { time } = localTime(at, bogota);
  return format(words.dashboard.time, language, { date, time });
}
