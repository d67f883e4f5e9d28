import { keepCurrent } from '#platform/browser/keep-current.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import type { getHolidays } from '#platform/contracts/holidays.ts';
import type { Holidays } from '#platform/contracts/settings.ts';
import { colombianHolidays, isHoliday } from '#platform/holidays.ts';
import { openingAt, usualOpeningsOn } from '#platform/opening-hours.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { msPerDay } from '#site/durations.ts';
import { dateFormat } from '#site/formatters.ts';
import { defaultLanguage, type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, clockAt, localTime, weekdayName } from '#site/time.ts';
import { countFirst } from '#site/written-forms.ts';

/** Shows whether support is open, until when or from when, in Bogotá and in the visitor's time. */
export default async function enhanceOpenNow(host: HTMLElement): Promise<void> {
  const { open = '', closed = '' } = dataOf(host);
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  const place = host.querySelector(withData('text'));
  const holidays = await fetchHolidays();
  keepCurrent((now) => {
    const status = openNow({ open, closed }, language, { now, holidays });
    if (!status || !place) return Number.POSITIVE_INFINITY;
    dataOf(host).state = status.isOpen ? 'open' : 'closed';
    if (place.textContent !== status.text) place.textContent = status.text;
    return status.until;
  });
}

const holidaysPath: (typeof getHolidays)['path'] = '/meetings/holidays';

/** Milliseconds. */
const holidaysTimeout = 4_000;

/** The holidays for which the server is configured; without an answer those of Colombia. */
async function fetchHolidays(): Promise<Holidays> {
  const request = fetch(holidaysPath, { headers: { accept: 'application/json' } }).then((answer) => answer.json());
  const { colombian, days } = fieldsOf(fieldsOf(await timeoutOrUndefined<unknown>(holidaysTimeout, request))['DATA']);
  if (typeof colombian !== 'boolean' || !Array.isArray(days)) return colombianHolidays;
  return { colombian, days: days.map((day) => Date.parse(String(day))) };
}

/**
 * `open` with `{time}`, `closed` with `{why}`, `{when}`, `{day}` and `{time}`; both with `{here}`, which may be `same`.
 */
interface OpenNowWords {
  readonly open: string;
  readonly closed: string;
}

interface When {
  readonly now: number;
  readonly holidays: Holidays;
  /** By default the visitor's own. */
  readonly zone?: string;
}

interface OpenNow {
  readonly isOpen: boolean;
  readonly text: string;
  /** Valid until then; the days of a calendar may end before. */
  readonly until: number;
}

/** Whether support is open now, for a visitor in a zone. */
export function openNow(words: OpenNowWords, language: Language, { now, holidays, zone }: When): OpenNow | undefined {
  const opening = openingAt(now, holidays);
  if (!opening) return undefined;
  const isOpen = opening.from <= now;
  const until = isOpen ? opening.until : opening.from;
  const [there, here] = [localTime(until, bogota), localTime(until, zone)];
  // Today and tomorrow are only used if they are the same for both: in Tokyo it is tomorrow long before.
  const ahead = daysUntil(until, now, bogota);
  const isAgreed = ahead === daysUntil(until, now, zone);
  const when = isAgreed ? (['today', 'tomorrow'][ahead] ?? 'later') : 'later';
  const isSame = here.day === there.day && here.time === there.time;
  const namesDay = !isOpen && when === 'later' && !(isAgreed && here.day === there.day);
  const dayName = ahead < 7 ? weekdayName : dateName;
  const time = clockAt(until, zone, language);
  return {
    isOpen,
    until,
    text: format(isOpen ? words.open : words.closed, language, {
      why: isClosedForHoliday(now, holidays) ? 'holiday' : 'hours',
      when,
      day: dayName(there.day, language),
      time: clockAt(until, bogota, language),
      here: isSame ? 'same' : namesDay ? `${dayName(here.day, language)} ${time}` : time,
    }),
  };
}

function isClosedForHoliday(now: number, holidays: Holidays): boolean {
  const { day } = localTime(now, bogota);
  return isHoliday(day, holidays) && usualOpeningsOn(day).length > 0;
}

/** A weekday alone would be taken for that of this week. */
function dateName(day: number, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return countFirst(dateFormat(localeOf(language), parts).format(day), localeOf(language));
}

function daysUntil(instant: number, now: number, zone: string | undefined): number {
  return (localTime(instant, zone).day - localTime(now, zone).day) / msPerDay;
}
