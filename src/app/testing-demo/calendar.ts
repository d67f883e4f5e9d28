import { colombianHolidays, isHoliday } from '#platform/holidays.ts';
import { openingAt } from '#platform/opening-hours.ts';
import { msPerDay } from '#site/durations.ts';
import { bogota, bogotaInstant, localTime, weekdayOf } from '#site/time.ts';
import type { Random } from './random.ts';

const minute = 60_000;

/** How busy a weekday is, from Sunday on. */
const weekdays = [0.25, 1.15, 1.2, 1.1, 1, 0.85, 0.4];
/** How busy the hours of a day are, from midnight on. */
const hours = [1, 0, 0, 0, 0, 1, 3, 6, 12, 14, 14, 12, 8, 8, 11, 12, 11, 9, 6, 5, 5, 4, 3, 2];

/** So many moments in the days before now: more on busy days and hours, fewer on holidays, and growing over time. */
export function momentsBefore(now: Date, days: number, count: number, random: Random): Date[] {
  const today = localTime(now.getTime(), bogota).day;
  const all = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * msPerDay);
  const weights = all.map((day, index) => {
    const growth = 0.55 + (0.9 * index) / days;
    const mood = 0.75 + 0.5 * random.next();
    return growth * mood * (weekdays[weekdayOf(day)] ?? 1) * (isHoliday(day, colombianHolidays) ? 0.3 : 1);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const moments: Date[] = [];
  let due = 0;
  for (const [index, day] of all.entries()) {
    due += (count * (weights[index] ?? 0)) / whole;
    while (moments.length < Math.round(due)) moments.push(new Date(bogotaInstant({ day, time: timeOfDay(random) })));
  }
  const isPast = (moment: Date) => moment.getTime() < now.getTime() - 5 * minute;
  return moments.filter(isPast).toSorted((one, other) => one.getTime() - other.getTime());
}

function timeOfDay(random: Random): string {
  const hour = random.weighted([...hours.keys()], (one) => hours[one] ?? 0);
  return `${hour}:${String(random.between(0, 59)).padStart(2, '0')}`;
}

/** When somebody of the team who is at work gets to something that came in then. */
export function whenAtWork(since: Date, random: Random, usualMinutes = 90): Date {
  // Now and then something is forgotten for days.
  const slowness = random.chance(0.06) ? 30 : 1;
  const ready = since.getTime() + random.waiting() * slowness * usualMinutes * minute;
  const opening = openingAt(ready, colombianHolidays);
  if (!opening || opening.from <= ready) return new Date(ready);
  // What came in overnight is answered in the first hours.
  return new Date(opening.from + random.waiting() * 35 * minute);
}

/** Later by about so many hours, as visitors are: at any time of the day. */
export function laterBy(since: Date, hoursLater: number, random: Random): Date {
  return new Date(since.getTime() + random.waiting() * hoursLater * 60 * minute);
}
