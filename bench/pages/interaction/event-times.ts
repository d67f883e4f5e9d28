import type { Page } from '@playwright/test';

/** One press or key that a visitor feels: how long until the page has painted again, and of what that is made. */
export interface EventTime {
  readonly name: string;
  /** Rounded by the browser to 8 ms. */
  readonly duration: number;
  /** Until the page could attend to it: it was busy with something else. */
  readonly wait: number;
  /** In our own listeners. */
  readonly work: number;
}

declare global {
  interface Window {
    eventTimes?: EventTime[];
    longestTask?: number;
  }
}

/** From now on, also on pages to come. The browser says nothing of what took less than 16 ms. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
    // TypeScript's list of what can be observed does not know the threshold.
    const quickOnesToo = { type: 'event', buffered: true, durationThreshold: 16 };
    events.observe(quickOnesToo);
    new PerformanceObserver((list) => {
      window.longestTask = Math.max(window.longestTask ?? 0, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** Forgets what came while the page loaded: those tasks are not of the waking. */
export function forgetLoading(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.longestTask = 0;
  });
}

export interface Felt {
  /** Undefined: every one took less than 16 ms. */
  readonly slowest: EventTime | undefined;
  readonly longestTask: number;
}

export async function readFelt(page: Page): Promise<Felt> {
  // The browser tells of an event some time after its paint.
  await page.waitForTimeout(500);
  return page.evaluate(() => ({
    slowest: (window.eventTimes ?? []).toSorted((one, other) => other.duration - one.duration)[0],
    longestTask: window.longestTask ?? 0,
  }));
}
