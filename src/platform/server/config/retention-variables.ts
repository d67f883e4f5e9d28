import { z } from 'zod';
import { legal } from '#content/catalogue/legal.ts';

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
