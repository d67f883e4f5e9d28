import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../scripts/steps/install.mjs';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { medianBy, type Options, showProgress, table } from '../report.ts';
import { withSite } from './browser.ts';
import { type SamplePage, samplePages } from './sample-pages.ts';

/** The part of Lighthouse's result that we read. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
  /** How fast this machine was at that moment: 1500 and more for a fast, idle computer. */
  readonly environment: { readonly benchmarkIndex: number };
}

interface Category {
  /** From 0 to 1; null if an audit failed to run. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

interface Lighthouse {
  readonly default: (
    url: string,
    flags: { readonly port: number; readonly logLevel: 'error'; readonly skipAudits: readonly string[] },
  ) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

/** The scores that every page should have at least. */
const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const subjects = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Subject = (typeof subjects)[number];

interface Scores {
  /** From 0 to 100. */
  readonly points: Readonly<Record<Subject, number>>;
  /** Milliseconds; the layout shift has no unit. */
  readonly timings: Readonly<Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>>;
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

/** Lighthouse's own phone and its own, simulated, slow connection; of several runs, the median. */
export async function lighthouseReport({ runs = 1 }: Options): Promise<string> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const rate = async (url: string, page: SamplePage): Promise<Scores> => {
    const result = await lighthouse(url, { port, logLevel: 'error', skipAudits: skippedAudits(page) });
    const failure = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || failure) throw new Error(`Lighthouse could not rate ${url}: ${failure}`);
    return scoresOf(result.lhr);
  };
  const rated = await withSite(
    async ({ origin }) => {
      const results = new Map<SamplePage, Scores>();
      for (const [index, page] of samplePages.entries()) {
        showProgress(`Lighthouse: ${page.name}, ${index + 1} of ${samplePages.length}`);
        const all: Scores[] = [];
        for (let run = 0; run < runs; run++) all.push(await rate(`${origin}${page.address}`, page));
        const middle = medianBy(all, ({ points }) => points.performance);
        if (middle) results.set(page, middle);
      }
      return results;
    },
    ...[`--remote-debugging-port=${port}`, '--window-position=10,10'],
  );
  return describeScores(rated, runs);
}

/** It has two hundred packages, which nothing else needs: they are in a separate folder, and installed on demand. */
async function loadLighthouse(): Promise<Lighthouse['default']> {
  const folder = resolve('bench/tools/lighthouse');
  await install(folder);
  const main = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js'));
  const lighthouse: Lighthouse = await import(main.href);
  return lighthouse.default;
}

/** Some pages are hidden from search engines on purpose: visitors are led there by another page. */
function skippedAudits({ route }: SamplePage): readonly string[] {
  return route.hidden ? ['is-crawlable'] : [];
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
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    },
    losses: subjects.flatMap((subject) => findLosses(result, subject)),
    machine: result.environment.benchmarkIndex,
  };
}

/** The score of a subject is the mean of its audits by their weights. An audit without a score does not apply. */
function findLosses({ categories, audits }: LighthouseResult, subject: Subject): Loss[] {
  const counted = (categories[subject]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && audits[id]?.score !== null,
  );
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted.flatMap(({ id, weight }) => {
    const { score = null, title = id, displayValue = title } = audits[id] ?? {};
    const points = (100 * weight * (1 - (score ?? 1))) / whole;
    return points > 0 ? [{ audit: id, subject, points, value: displayValue }] : [];
  });
}

const headings = ['page', 'address', 'perf', 'access', 'best', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'index', ''];

/** One line for each page, then what costs points, and whether the goals are reached. */
export function describeScores(rated: ReadonlyMap<SamplePage, Scores>, runs: number): string {
  const rows = [...rated].map(([page, { points, timings, machine }]) => [
    page.name,
    page.address,
    ...subjects.map((subject) => String(points[subject])),
    (timings.fcp / 1000).toFixed(2),
    (timings.lcp / 1000).toFixed(2),
    timings.tbt.toFixed(0),
    timings.cls.toFixed(3),
    machine.toFixed(0),
    skippedAudits(page).length > 0 ? '*' : '',
  ]);
  // Less than a twentieth of a point is not visible in any score.
  const losses = [...rated].flatMap(([{ address }, { losses }]) =>
    losses
      .filter(({ points }) => points >= 0.05)
      .map(
        ({ audit, subject, points, value }) => `  ${address}: ${audit} (${value}), ${points.toFixed(1)} of ${subject}`,
      ),
  );
  return [
    `Lighthouse, mobile, simulated connection and processor; ${runs === 1 ? 'one run' : `the median of ${runs} runs`} for each page`,
    'The index is the speed of this machine at that moment; a fast, idle one has 1500 and more. All times grow as it falls.',
    '',
    table(headings, rows),
    '* without is-crawlable: the page is hidden from search engines on purpose',
    '',
    'What costs points:',
    ...(losses.length > 0 ? losses : ['  nothing']),
    '',
    ...subjects.map((subject) => {
      const least = Math.min(...[...rated.values()].map(({ points }) => points[subject]));
      return `${subject}: ${least} or more, ${least >= goals[subject] ? 'reaches' : 'MISSES'} the goal of ${goals[subject]}`;
    }),
  ].join('\n');
}
