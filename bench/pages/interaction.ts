import type { Browser, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { href } from '../../src/site/address.ts';
import { moveAwayFromPointer } from '../../tests/support/away-from-pointer.ts';
import { serveBell, signInBefore, storeBefore } from '../../tests/support/signed-in.ts';
import { watchReact } from '../../tests/support/watch-react.ts';
import { median, type Options, rounded, showProgress, table } from '../report.ts';
import { phone, slowDown, slowProcessor, withSite } from './browser.ts';
import { type Interaction, interactions } from './interactions.ts';

/** Opens every page in English without any interaction, and counts those that load React. */
export function intentReport(): Promise<string> {
  return withSite(async ({ origin }, browser) => {
    const context = await browser.newContext(phone);
    const pages = routes.filter(({ development }) => !development);
    const eager: string[] = [];
    for (const [index, { path }] of pages.entries()) {
      showProgress(`React before an interaction: ${path}, ${index + 1} of ${pages.length}`);
      const page = await context.newPage();
      await moveAwayFromPointer(page);
      const hasReact = watchReact(page);
      await page.goto(`${origin}${href(path, 'en')}`, { waitUntil: 'networkidle' });
      if (await hasReact()) eager.push(path);
      await page.close();
    }
    return [
      'React before an interaction: every page in English, opened until its network is idle',
      '',
      ...eager.map((path) => `  ${path} loads React`),
      `${eager.length} of ${pages.length} pages load React before an interaction, ${eager.length === 0 ? 'as' : 'NOT as'} is the goal: 0`,
    ].join('\n');
  });
}

/** A press or key: how long until the page is painted again, and what that consists of. */
interface EventTime {
  readonly name: string;
  /** Rounded by the browser to 8 ms. */
  readonly duration: number;
  /** Until the page could handle it, because it was busy with something else. */
  readonly wait: number;
  /** In our own listeners. */
  readonly work: number;
}

interface Measured {
  /** Undefined: every event took less than 16 ms. */
  readonly slowest: EventTime | undefined;
  readonly longestTask: number;
}

declare global {
  interface Window {
    eventTimes?: EventTime[];
    longestTask?: number;
  }
}

/** The first interaction of a visitor with each island, on a slow phone. */
export function interactionReport({ runs = 3 }: Options): Promise<string> {
  return withSite(async ({ origin }, browser) => {
    const results = new Map<Interaction, Measured[]>();
    for (const interaction of interactions) {
      const measured: Measured[] = [];
      for (let run = 0; run < runs; run++) {
        showProgress(`interaction: ${interaction.name}, ${run + 1} of ${runs}`);
        measured.push(await measure(browser, origin, interaction));
      }
      results.set(interaction, measured);
    }
    return describeInteractions(results, runs);
  });
}

async function measure(browser: Browser, origin: string, { path, as, act }: Interaction): Promise<Measured> {
  const context = await browser.newContext({ ...phone, ...(as === 'a speaker of German' && { locale: 'de-DE' }) });
  try {
    await storeBefore(context, 'consent', 'false');
    if (as === 'a signed-in visitor') {
      await signInBefore(context);
      await serveBell(context);
    }
    const page = await context.newPage();
    await moveAwayFromPointer(page);
    await page.addInitScript(watchEvents);
    // The connection stays fast: scripts that arrive sooner are sooner in the way of the next key.
    await slowDown(page, undefined);
    await page.goto(`${origin}${href(path, 'en')}`, { waitUntil: 'networkidle' });
    // Tasks while the page loads have nothing to do with the interaction.
    await page.evaluate(() => {
      window.longestTask = 0;
    });
    await act(page);
    return await readMeasured(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page. The browser reports nothing that took less than 16 ms. */
function watchEvents(): void {
  const times: EventTime[] = [];
  window.eventTimes = times;
  window.longestTask = 0;
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Without an id: moving the pointer and the like, which nobody waits for.
      if (!(entry instanceof PerformanceEventTiming && entry.interactionId)) continue;
      const { name, duration, startTime, processingStart, processingEnd } = entry;
      times.push({ name, duration, wait: processingStart - startTime, work: processingEnd - processingStart });
    }
  });
  events.observe({ type: 'first-input', buffered: true });
  // TypeScript does not know the threshold.
  const withFastOnes = { type: 'event', buffered: true, durationThreshold: 16 };
  events.observe(withFastOnes);
  new PerformanceObserver((list) => {
    window.longestTask = Math.max(window.longestTask ?? 0, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

async function readMeasured(page: Page): Promise<Measured> {
  // The browser reports an event some time after its paint.
  await page.waitForTimeout(500);
  return page.evaluate(() => ({
    slowest: (window.eventTimes ?? []).toSorted((one, other) => other.duration - one.duration)[0],
    longestTask: window.longestTask ?? 0,
  }));
}

/** Milliseconds that people perceive as immediate. */
const goal = 200;

const headings = ['part', 'address', 'median', 'worst', 'of it waiting', 'in listeners', 'longest task', 'worst event'];

export function describeInteractions(results: ReadonlyMap<Interaction, readonly Measured[]>, runs: number): string {
  const rows = [...results].map(([{ name, path }, measured]) => {
    const durations = measured.map(({ slowest }) => slowest?.duration ?? 0);
    const worst = slowestEvent(measured);
    const longestTask = Math.max(...measured.map((one) => one.longestTask));
    const numbers = [median(durations), Math.max(...durations), worst?.wait ?? 0, worst?.work ?? 0, longestTask];
    return [name, path, ...numbers.map(rounded), worst?.name ?? ''];
  });
  const worst = slowestEvent([...results.values()].flat())?.duration ?? 0;
  return [
    `Milliseconds from the first press or key on an island to the next paint, processor ÷ ${slowProcessor}, ${runs} runs`,
    'The browser counts in steps of 8 ms and reports nothing below 16 ms, which is a 0 here.',
    '',
    table(headings, rows),
    '',
    `at most ${worst} ms, ${worst < goal ? 'within' : 'OVER'} the goal of ${goal} ms`,
  ].join('\n');
}

function slowestEvent(measured: readonly Measured[]): EventTime | undefined {
  return measured.flatMap(({ slowest }) => slowest ?? []).toSorted((one, other) => other.duration - one.duration)[0];
}
