import type { LighthouseResult } from './result.ts';

/** What Lighthouse must say of every page at least. */
export const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Subject = keyof typeof goals;

export const subjects = Object.keys(goals) as Subject[];

const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface Scores {
  /** From 0 to 100. */
  readonly points: Readonly<Record<Subject, number>>;
  /** Milliseconds; the shift has no unit. */
  readonly timings: Readonly<Record<keyof typeof timings, number>>;
  readonly losses: readonly Loss[];
  readonly machine: number;
}

/** An audit that is not passed, and the points of its subject that this costs. */
interface Loss {
  readonly audit: string;
  readonly subject: Subject;
  readonly points: number;
  readonly value: string;
}

export function scoresOf(result: LighthouseResult): Scores {
  const number = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const points = (subject: Subject) => Math.round(100 * (result.categories[subject]?.score ?? Number.NaN));
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    timings: {
      fcp: number(timings.fcp),
      lcp: number(timings.lcp),
      tbt: number(timings.tbt),
      cls: number(timings.cls),
    },
    losses: subjects.flatMap((subject) => lossesOf(result, subject)),
    machine: result.environment.benchmarkIndex,
  };
}

/** A subject is the mean of its audits by their weights. */
function lossesOf({ categories, audits }: LighthouseResult, subject: Subject): Loss[] {
  const counted = (categories[subject]?.auditRefs ?? []).filter(({ id, weight }) => {
    // Null: it does not apply to this page, and counts for nothing.
    return weight > 0 && audits[id]?.score !== null;
  });
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted.flatMap(({ id, weight }) => {
    const { score = null, title = id, displayValue = title } = audits[id] ?? {};
    const points = (100 * weight * (1 - (score ?? 1))) / whole;
    return points > 0 ? [{ audit: id, subject, points, value: displayValue }] : [];
  });
}
