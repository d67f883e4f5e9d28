import { supportHours } from '#content/support-hours.ts';
import { wordsIn } from '#content/words.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';

/** Between two hours where lines may end: `8:00–12:00` stays in one. */
export const unbroken = '\u2060–\u2060';

/** When the team answers, a line for each kind of day. */
export function hoursIn(language: Language, until = '–'): string[] {
  const { help } = wordsIn(language).shell;
  const list = new Intl.ListFormat(localeOf(language));
  return supportHours.map(({ days, spans }) => {
    const times = list.format(spans.map((span) => span.join(until)));
    return format(help.hoursLine, language, { days: help[days], spans: times });
  });
}
