import { z } from 'zod';
import { type CountryId, countries } from '#site/countries.ts';
import type { BookingRates, MeetingRules, Scheduler, TaxRule, WompiKeys } from '../../contracts/settings.ts';
import { wholeNumber, yesOrNo } from './config-checks.ts';

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

interface Meetings {
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

const key = (start: RegExp, example: string) =>
  z.string().regex(start, `must be the key that Wompi shows, for example ${example}`).optional();

/** The environment variables for card payments. */
export const paymentVariables = {
  PAYMENTS: z.enum(['sandbox', 'wompi', 'off'], 'must be sandbox, wompi or off, or be left empty').optional(),
  WOMPI_PUBLIC_KEY: key(/^pub_(test|prod)_/, 'pub_prod_…'),
  WOMPI_PRIVATE_KEY: key(/^prv_(test|prod)_/, 'prv_prod_…'),
  WOMPI_INTEGRITY_SECRET: key(/^(test|prod)_integrity_/, 'prod_integrity_…'),
  WOMPI_EVENTS_SECRET: key(/^(test|prod)_events_/, 'prod_events_…'),
  TRIAL_RUN: yesOrNo.default(false),
};

export const paymentSecrets = ['WOMPI_PRIVATE_KEY', 'WOMPI_INTEGRITY_SECRET', 'WOMPI_EVENTS_SECRET'];

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>> & {
  readonly NODE_ENV: string;
  readonly PUBLIC_URL?: string | undefined;
};

/** The payment provider. `off`: none, and visitors are led to contact instead. */
export type Payments =
  | { readonly kind: 'sandbox' | 'off' }
  | { readonly kind: 'wompi'; readonly keys: WompiKeys; readonly isTest: boolean };

const allOrNone =
  'WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET and WOMPI_EVENTS_SECRET must be set all, or none.';
const mixed = 'Of the keys WOMPI_… some are for tests and some for real money: take all four of one kind.';

/** Settings that contradict each other, in words for the operator. */
export function paymentProblem(variables: PaymentVariables): string | undefined {
  const set = keysIn(variables).filter((value) => value !== undefined);
  const tests = set.filter((value) => /^((pub|prv)_)?test_/.test(value));
  if (set.length !== 0 && set.length !== keysIn(variables).length) return allOrNone;
  if (tests.length !== 0 && tests.length !== set.length) return mixed;
  return variables.PAYMENTS === 'wompi' && set.length === 0 ? `PAYMENTS is wompi, so ${allOrNone}` : undefined;
}

export function readPayments(variables: PaymentVariables): Payments {
  const { PAYMENTS, NODE_ENV, TRIAL_RUN, PUBLIC_URL } = variables;
  const [publicKey, privateKey, integritySecret, eventsSecret] = keysIn(variables);
  if (PAYMENTS === 'off') return { kind: 'off' };
  if (publicKey && privateKey && integritySecret && eventsSecret && PAYMENTS !== 'sandbox') {
    const keys = { publicKey, privateKey, integritySecret, eventsSecret };
    return { kind: 'wompi', keys, isTest: publicKey.startsWith('pub_test_') };
  }
  // With real visitors, a sandbox checkout would give products away, so it has to be set explicitly.
  const isTriedOut = NODE_ENV !== 'production' || (TRIAL_RUN && !PUBLIC_URL);
  return { kind: PAYMENTS === 'sandbox' || isTriedOut ? 'sandbox' : 'off' };
}

function keysIn(variables: PaymentVariables) {
  const { WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET } = variables;
  return [WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET] as const;
}

/** The taxes added to a quote, by the customer's country. */
type QuoteTaxes = Readonly<Partial<Record<CountryId, readonly TaxRule[]>>>;

const written =
  /^(?<country>[a-z]{2})\s*:\s*(?<name>[\p{L}\p{N}][\p{L}\p{N} ./-]{0,19})\s*:\s*(?<percent>\d{1,2}(?:\.\d{1,2})?)$/u;

const expected = 'must name countries, taxes and percents, for example co:IVA:19 or co:IVA:19,ca:HST:13';

/** The environment variables for quotes. */
export const quoteVariables = {
  QUOTE_TAXES: z
    .string()
    .transform((text, context): QuoteTaxes => {
      const rules = text.split(',').map((part) => readTax(part.trim()));
      if (rules.every((rule) => rule !== undefined)) return byCountry(rules);
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    })
    .default({}),
};

interface CountryTax extends TaxRule {
  readonly country: CountryId;
}

function readTax(text: string): CountryTax | undefined {
  const { country, name, percent } = written.exec(text)?.groups ?? {};
  const known = countries.find(({ id }) => id === country?.toLowerCase());
  if (!known || !name || percent === undefined) return undefined;
  // In hundredths of a percent, so that all calculations use whole numbers.
  return { country: known.id, name: name.trim(), rate: Math.round(Number(percent) * 100) };
}

/** A country may have several taxes, as with provinces. */
function byCountry(rules: readonly CountryTax[]): QuoteTaxes {
  const taxes: Partial<Record<CountryId, TaxRule[]>> = {};
  for (const { country, ...rule } of rules) taxes[country] = [...(taxes[country] ?? []), rule];
  return taxes;
}
