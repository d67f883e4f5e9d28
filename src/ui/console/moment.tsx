import { createContext, useContext } from 'react';
import { type Page, usePage } from '#platform/page/page.ts';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import { dateFormat, relativeTimeFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, clockAt } from '#site/time.ts';
import { ageStyle, countFirst } from '#site/written-forms.ts';
import { classNames } from '../class-names.ts';
import { note } from '../layout.ts';
import style from './moment.module.css';

/** The zone of the times on a page: Bogotá's, unless the page is for a customer who has another one. */
export const MomentZone = createContext(bogota);

/** A day and a time, short enough for a table; the name of the zone is given once, below. */
export function Moment({ at }: { readonly at: number }) {
  const page = usePage();
  return (
    <time dateTime={new Date(at).toISOString()} className={style.moment}>
      {momentText(at, page, { zone: useContext(MomentZone) })}
    </time>
  );
}

/** How long ago it was, and below that the exact time, without the year if it is this one. */
export function Age({ at }: { readonly at: number }) {
  const page = usePage();
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={new Date(at).toISOString()} className={style.moment}>
      <span className={style.age}>{ageText(at, page.language)}</span>{' '}
      <span className={classNames(note, style.exact)}>{momentText(at, page, { hasYear: !isThisYear })}</span>
    </time>
  );
}

interface MomentStyle {
  readonly zone?: string;
  readonly hasYear?: boolean;
}

/** The same within a sentence. */
export function momentText(at: number, { words, language }: Page, { zone = bogota, hasYear = true }: MomentStyle = {}) {
  // The month by its name: other countries read numbers in another order.
  const parts = { day: 'numeric', month: 'short', year: hasYear ? 'numeric' : undefined } as const;
  const locale = localeOf(language);
  const date = countFirst(dateFormat(locale, { ...parts, timeZone: zone }).format(at), locale);
  return format(words.dashboard.time, language, { date, time: clockAt(at, zone, language) });
}

const units = [
  { unit: 'year', length: 365 * msPerDay },
  { unit: 'month', length: 30 * msPerDay },
  { unit: 'day', length: msPerDay },
  { unit: 'hour', length: msPerHour },
  { unit: 'minute', length: msPerMinute },
] as const;

/** “2 hrs ago”, «hace 2 h», or in how long. */
export function ageText(at: number, language: Language): string {
  const from = at - Date.now();
  const { unit, length } = units.find((one) => Math.abs(from) >= one.length) ?? { unit: 'second', length: msPerMinute };
  const formatter = relativeTimeFormat(localeOf(language), {
    // Only "now": "yesterday" would be wrong for 30 hours ago.
    numeric: unit === 'second' ? 'auto' : 'always',
    style: ageStyle(language, unit),
  });
  return formatter.format(Math.trunc(from / length), unit);
}
