import { supportHours } from '#content/support-hours.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './support-hours.module.css';

/** Each kind of day with its hours, in Bogotá time. */
export function SupportHours() {
  const { words, language } = usePage();
  const { help } = words.shell;
  const list = new Intl.ListFormat(localeOf(language));
  return (
    <ul className={style.hours}>
      {supportHours.map(({ days, spans }) => (
        <li key={days}>
          {format(help.hoursLine, language, {
            days: help[days],
            spans: list.format(spans.map((span) => span.join('\u2060–\u2060'))),
          })}
        </li>
      ))}
    </ul>
  );
}
