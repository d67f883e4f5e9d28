import { keepCurrent } from '#platform/browser/keep-current.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { openingAt } from '#platform/opening-hours.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, dayLength, localTime, weekdayName, writeClock } from '#site/time.ts';

/** Shows whether support is open, until when or from when, in Bogotá and in the visitor's time. */
export default function enhanceOpenNow(host: HTMLElement): void {
  const { open = '', closed = '' } = dataOf(host);
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  const place = host.querySelector(withData('text'));
  keepCurrent((now) => {
    const status = openNow({ open, closed }, language, now);
    if (!status || !place) return Number.POSITIVE_INFINITY;
    dataOf(host).state = status.isOpen ? 'open' : 'closed';
    if (place.textContent !== status.text) place.textContent = status.text;
    return status.until;
  });
}

/** `open` with `{time}`, `closed` with `{when}`, `{weekday}` and `{time}`; both with `{here}`, which may be `same`. */
interface OpenNowWords {
  readonly open: string;
  readonly closed: string;
}

interface OpenNow {
  readonly isOpen: boolean;
  readonly text: string;
  /** Valid until then; the days of a calendar may end before. */
  readonly until: number;
}

/** Whether support is open at a timestamp, for a visitor in a zone; by default in the visitor's own. */
export function openNow(words: OpenNowWords, language: Language, instant: number, zone?: string): OpenNow | undefined {
  const opening = openingAt(instant);
  if (!opening) return undefined;
  const isOpen = opening.from <= instant;
  const until = isOpen ? opening.until : opening.from;
  const [there, here] = [localTime(until, bogota), localTime(until, zone)];
  // Today and tomorrow are only used if they are the same for both: in Tokyo it is tomorrow long before.
  const ahead = daysUntil(until, instant, bogota);
  const isAgreed = ahead === daysUntil(until, instant, zone);
  const when = isAgreed ? (['today', 'tomorrow'][ahead] ?? 'later') : 'later';
  const isSame = here.day === there.day && here.time === there.time;
  const namesDay = !isOpen && when === 'later' && !(isAgreed && here.day === there.day);
  return {
    isOpen,
    until,
    text: format(isOpen ? words.open : words.closed, language, {
      when,
      weekday: weekdayName(there.day, language),
      time: writeClock(there.time),
      here: isSame
        ? 'same'
        : namesDay
          ? `${weekdayName(here.day, language)} ${writeClock(here.time)}`
          : writeClock(here.time),
    }),
  };
}

function daysUntil(instant: number, now: number, zone: string | undefined): number {
  return (localTime(instant, zone).day - localTime(now, zone).day) / dayLength;
}
