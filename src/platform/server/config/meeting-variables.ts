import { z } from 'zod';
import type { BookingRates, MeetingRules, Scheduler } from '../../contracts/settings.ts';
import { wholeNumber } from './config-checks.ts';

const holidayWords = 'must be co, dates such as 2026-12-24, both with commas between them, or none';

/** The environment variables that define when and where meetings are held. */
export const meetingVariables = {
  MEETING_HOLIDAYS: z
    .string()
    .default('co')
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => areHolidays(entries), holidayWords),
  MEETING_NOTICE_HOURS: wholeNumber({ least: 0, most: 720, example: 4 }).default(4),
  MEETING_HORIZON_DAYS: wholeNumber({ least: 1, most: 365, example: 30 }).default(30),
  MEETING_BOOKINGS_PER_HOUR: wholeNumber({ least: 1, most: 1000, example: 30 }).default(30),
  MEETING_CONFIRM_FROM: wholeNumber({ least: 0, most: 1000, example: 10 }).default(10),
  MEETING_ROOM_URL: z
    .string()
    .max(500)
    .refine(isHttps, 'must be the URL of a video meeting such as https://meet.example.com/room, or be left empty')
    .optional(),
  SCHEDULER_URL: z
    .string()
    .refine(
      (text) => schedulerOf(text) !== undefined,
      'must be a page of Calendly (https://calendly.com/…) or Cal.com (https://cal.com/…), or be left empty',
    )
    .transform(schedulerOf)
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof meetingVariables>>;

export interface Meetings {
  readonly rules: MeetingRules;
  /** How many bookings are accepted from all visitors, and from how many on they need confirmation. */
  readonly rates: BookingRates;
  /** The meeting URL. Undefined: the team sends a link before each meeting. */
  readonly meetingUrl: string | undefined;
  /** The external service that takes bookings instead of this site. */
  readonly scheduler: Scheduler | undefined;
}

export function readMeetings(variables: Variables): Meetings {
  const entries = variables.MEETING_HOLIDAYS;
  return {
    rules: {
      holidays: { colombian: entries.includes('co'), days: entries.flatMap((entry) => dayIn(entry) ?? []) },
      noticeHours: variables.MEETING_NOTICE_HOURS,
      horizonDays: variables.MEETING_HORIZON_DAYS,
    },
    rates: readRates(variables),
    meetingUrl: variables.MEETING_ROOM_URL,
    scheduler: variables.SCHEDULER_URL,
  };
}

/**
 * A day allows for less than 24 busy hours. Without a daily limit a patient script could stay below the hourly one and
 * book everything within two days.
 */
function readRates({ MEETING_BOOKINGS_PER_HOUR: most, MEETING_CONFIRM_FROM: unconfirmed }: Variables): BookingRates {
  return {
    unconfirmed: { hour: unconfirmed, day: unconfirmed * 2 },
    most: { hour: most, day: most * 3 },
  };
}

function areHolidays(entries: readonly string[]): boolean {
  if (entries.includes('none')) return entries.length === 1;
  return entries.every((entry) => entry === 'co' || dayIn(entry) !== undefined);
}

/** Midnight UTC of a day, in milliseconds. Undefined if there is no such day. */
function dayIn(text: string): number | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text ? undefined : day;
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && !new URL(text).username;
}

const schedulers: Readonly<Record<string, Scheduler['kind']>> = {
  'https://calendly.com': 'calendly',
  'https://cal.com': 'cal',
  'https://app.cal.com': 'cal',
};

function schedulerOf(text: string): Scheduler | undefined {
  if (!isHttps(text)) return undefined;
  const { origin, pathname } = new URL(text);
  const kind = schedulers[origin];
  // Without a path it is the home page of the service, where no one can book with us.
  return kind && pathname !== '/' ? { kind, url: text } : undefined;
}
