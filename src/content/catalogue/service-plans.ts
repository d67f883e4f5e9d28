import { z } from 'zod';
import stored from './service-plans.json';

const count = z.int().positive();

const tier = z.strictObject({ hours: count, price: count });

/** Hours a month, their monthly price, and the price of one more hour. */
const plan = z.strictObject({ name: z.string().min(1), hours: count, base: count, extraHour: count });

const supportPlan = plan.extend({
  /** How often backups are made; a plan without it sets up none. */
  backups: z.enum(['monthly', 'twiceMonthly', 'weekly', 'daily']).optional(),
  recommended: z.literal(true).optional(),
});

const includedTests = ['smoke', 'acceptance'] as const;
const extraTests = [
  'load',
  'usability',
  'performance',
  'accessibility',
  'compatibility',
  'installation',
  'configuration',
  'recovery',
] as const;

/** From the most urgent to the least. */
export const criticalities = ['high', 'medium', 'low'] as const;

/** The prices of the five services, in whole US dollars, and what they include. */
export const servicePlans = z
  .strictObject({
    currency: z.literal('usd'),
    requirements: z.strictObject({
      hoursPerWeek: z.strictObject({ least: count, most: count }),
      consulting: z.array(tier),
      optimization: z.array(tier),
      /** Days to collect an invoice. */
      successCase: z.strictObject({ before: count, goal: count, result: count }),
    }),
    development: z.array(plan.extend({ mvpMonths: count })),
    testing: z.strictObject({
      included: z.array(z.enum(includedTests)),
      extra: z.array(z.strictObject({ test: z.enum(extraTests), leastHours: count, hour: count })),
    }),
    support: z.strictObject({
      /** Paid once, when the software is installed. */
      setup: plan,
      plans: z.array(supportPlan),
      /** How long a backup is stored. */
      backupMonths: count,
      /** Who answers which level of support, and how fast, in business hours. */
      levels: z.strictObject({
        client: z.array(count),
        company: z.array(count),
        incident: count,
        receptionHours: count,
        actionHours: z.record(z.enum(criticalities), count),
      }),
    }),
  })
  .parse(stored);

export type SupportPlan = z.infer<typeof supportPlan>;
export type Criticality = (typeof criticalities)[number];

/** The number of weeks that the hours of a tier take: fewest at the most hours a week, most at the least. */
export function weeksFor(hours: number): { least: number; most: number } {
  const { least, most } = servicePlans.requirements.hoursPerWeek;
  return { least: Math.ceil(hours / most), most: Math.ceil(hours / least) };
}
