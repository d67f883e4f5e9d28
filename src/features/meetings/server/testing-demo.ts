import { laterBy, momentsBefore } from '#app/testing-demo/calendar.ts';
import { accountOf, type Demo, personAt, somebody } from '#app/testing-demo/demo-rows.ts';
import type { Person } from '#app/testing-demo/people.ts';
import { colombianHolidays } from '#platform/holidays.ts';
import { openingsOn } from '#platform/opening-hours.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { msPerDay } from '#site/durations.ts';
import { bogota, bogotaInstant, localTime } from '#site/time.ts';

const halfHour = 30 * 60_000;
/** Of quotes, and of tickets. */
const fromQuotes = 0.25;
const directShare = 0.04;
const comingMeetings = 9;

const topics = {
  es: ['Ver cómo se conecta con nuestro inventario', 'Demostración para el equipo', 'Aclarar la cotización'],
  en: ['A demo for our team', 'Questions about the quote', 'How to connect our shop'],
  fr: ['Une démonstration pour notre équipe', 'Questions sur le devis', 'Relier notre boutique'],
} as const;

/** Meetings in the support hours, past and coming; every time is taken once. */
export function addMeetings(demo: Demo): void {
  const { random, rows, now, days, size } = demo;
  const taken = new Set<number>();
  for (const { reference, email, createdAt } of rows.quotes) {
    const person = personAt(demo, email);
    const at = laterBy(createdAt, 20, random);
    if (person && at < now && random.chance(fromQuotes)) addMeeting(demo, taken, person, at, reference);
  }
  for (const at of momentsBefore(now, days, Math.ceil(size * directShare), random)) {
    addMeeting(demo, taken, somebody(demo), at, null);
  }
  // Enough for a week, which the share above does not reach.
  for (const at of momentsBefore(now, 5, comingMeetings, random)) addMeeting(demo, taken, somebody(demo), at, null);
}

function addMeeting(
  demo: Demo,
  taken: Set<number>,
  person: Person,
  bookedAt: Date,
  quoteReference: string | null,
): void {
  const { random, rows, now } = demo;
  const isCancelled = random.chance(0.12);
  const { day } = localTime(bookedAt.getTime() + random.between(1, 9) * msPerDay, bogota);
  const startsAt = freeTime(bogotaInstant({ day, time: `${random.between(7, 16)}:59` }), taken);
  if (startsAt === undefined) return;
  // The time of a cancelled meeting is free again.
  if (!isCancelled) taken.add(startsAt);
  const { name, email, language, zone, country } = person;
  const byTeam = random.chance(0.3);
  const cancelledAt = new Date(
    Math.min(bookedAt.getTime() + random.waiting() * msPerDay, startsAt - halfHour, now.getTime()),
  );
  const reference = random.code('M', 2);
  rows.meetings.push({
    id: random.uuid(),
    reference,
    userId: accountOf(person),
    name,
    email,
    mailbox: mailboxOf(email),
    topic: random.pick(topics[language]),
    language,
    zone,
    country,
    quoteReference,
    startsAt: new Date(startsAt),
    state: isCancelled ? 'cancelled' : 'booked',
    sequence: isCancelled ? 1 : 0,
    createdAt: bookedAt,
    bookedAt,
    cancelledAt: isCancelled ? cancelledAt : null,
    cancelledBy: isCancelled ? (byTeam ? 'team' : 'visitor') : null,
    remindedAt:
      startsAt - msPerDay < now.getTime() ? new Date(Math.max(bookedAt.getTime(), startsAt - msPerDay)) : null,
  });
  if (isCancelled && byTeam) {
    rows.actions.push({
      staffEmail: random.pick(demo.team),
      action: 'meeting-cancelled',
      subject: reference,
      at: cancelledAt,
    });
  }
}

/** The next time of half an hour in the support hours that nobody has; undefined if there is none for weeks. */
function freeTime(after: number, taken: ReadonlySet<number>): number | undefined {
  const first = localTime(after, bogota).day;
  for (let day = first; day < first + 30 * msPerDay; day += msPerDay) {
    const free = timesOn(day).find((at) => at > after && !taken.has(at));
    if (free !== undefined) return free;
  }
  return undefined;
}

const knownTimes = new Map<number, readonly number[]>();

function timesOn(day: number): readonly number[] {
  const times =
    knownTimes.get(day) ??
    openingsOn(day, colombianHolidays).flatMap(({ from, until }) =>
      Array.from({ length: Math.floor((until - from) / halfHour) }, (_, index) => from + index * halfHour),
    );
  knownTimes.set(day, times);
  return times;
}
