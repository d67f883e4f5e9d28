import { z } from 'zod';
import { legal } from '#content/catalogue/legal.ts';
import { isEmailAddress } from '../../contracts/text-rules.ts';
import { wholeNumber } from './config-checks.ts';

/** The kinds of data with a retention time, in days, that an operator can set. */
export const retentionKinds = [
  'consent',
  'data-requests',
  'dead-letters',
  'marketing',
  'meetings',
  'missing-addresses',
  'notifications',
  'payments',
  'quarantine',
  'quotes',
  'sandbox',
  'sent-mail',
  'staff-log',
  'tickets',
  'unpaid-orders',
] as const;

export type RetentionKind = (typeof retentionKinds)[number];
export type RetentionDays = Readonly<Record<RetentionKind, number | 'forever'>>;

/** The privacy policy names these, so they are defined with its facts. */
const defaults: RetentionDays = legal.retentionDays;

/** A hundred years. */
const mostDays = 36_500;
/** A company that deletes payments after a few days has no accounts. */
const fewestDays: Partial<Record<RetentionKind, number>> = { payments: 365 };

const expected =
  'must name kinds and days, or forever, for example tickets:730,sent-mail:30,staff-log:forever. ' +
  `Days are whole numbers from 1 to ${mostDays}, of payments from 365. The kinds are ${retentionKinds.join(', ')}`;

/** The environment variable that sets retention times. Kinds that it does not name have their default. */
export const retentionVariables = {
  RETENTION_DAYS: z
    .string()
    .max(1_000)
    .transform((text, context): RetentionDays => {
      const parts = text.split(',').map((part) => readPart(part.trim()));
      const named = parts.flatMap((part) => part ?? []);
      const isRight = named.length === parts.length && new Set(named.map(({ kind }) => kind)).size === named.length;
      if (!isRight) {
        context.addIssue({ code: 'custom', message: expected });
        return z.NEVER;
      }
      return { ...defaults, ...Object.fromEntries(named.map(({ kind, days }) => [kind, days])) };
    })
    .default(defaults),
};

function readPart(text: string): { kind: RetentionKind; days: number | 'forever' } | undefined {
  const [name, written = '', ...more] = text.split(':').map((part) => part.trim());
  const kind = retentionKinds.find((one) => one === name);
  if (!kind || more.length > 0) return undefined;
  if (written === 'forever') return { kind, days: written };
  const days = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  return days >= (fewestDays[kind] ?? 1) && days <= mostDays ? { kind, days } : undefined;
}

/** The kinds that are stored for longer than the privacy policy says. */
export function storedLongerThanPromised(days: RetentionDays): readonly RetentionKind[] {
  const length = (value: number | 'forever') => (value === 'forever' ? Number.POSITIVE_INFINITY : value);
  return retentionKinds.filter((kind) => length(days[kind]) > length(defaults[kind]));
}

const minutesOfDay = 24 * 60;
/** The site answers at most sixty ticket status requests an hour. */
const fewestBetweenCanaries = 2;

const minutes = (least: number, example: number) => wholeNumber({ least, most: minutesOfDay, example, of: 'minutes' });

/** The environment variables that define who monitors the site, and how they are notified. */
export const watchVariables = {
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters, or be left empty').optional(),
  ALERT_URL: z.string().refine(isWebUrl, 'must look like https://hooks.example/…, or be left empty').optional(),
  OUTBOX_ALERT_MINUTES: minutes(1, 15).default(15),
  CANARY_SECRET: z.string().min(32, 'must have at least 32 characters, or be left empty').optional(),
  CANARY_EMAIL: z
    .string()
    // Must be valid in the form, too: the canary would be refused like any visitor.
    .refine(isEmailAddress, 'must be one address such as canary@company.example')
    .optional(),
  CANARY_MINUTES: minutes(fewestBetweenCanaries, 10).optional(),
};

/** The URLs may contain secrets. */
export const watchSecrets = ['METRICS_TOKEN', 'ALERT_URL', 'CANARY_SECRET'];

interface Read {
  readonly CANARY_SECRET?: string | undefined;
  readonly CANARY_EMAIL?: string | undefined;
  readonly CANARY_MINUTES?: number | undefined;
}

/** Without a secret no one can send a canary, from anywhere. */
export function readCanary({ CANARY_SECRET: secret, CANARY_EMAIL: email, CANARY_MINUTES: minutes }: Read) {
  return secret && email ? { secret, email, minutes } : undefined;
}

/** Undefined: the settings are consistent. */
export function canaryProblem({ CANARY_SECRET: secret, CANARY_EMAIL: email, CANARY_MINUTES: minutes }: Read) {
  const isWhole = Boolean(secret) === Boolean(email);
  return isWhole && (secret || minutes === undefined)
    ? undefined
    : 'CANARY_SECRET and CANARY_EMAIL must be set both, or neither; CANARY_MINUTES needs them.';
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
}
