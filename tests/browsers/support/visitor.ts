import { expect } from '@playwright/test';
import type { Key, Tab, Wanted } from './browser.ts';

/** What a journey does in a tab. Everything waits until it is possible, as people do. */
export type Visitor = ReturnType<typeof visitorIn>;

export function visitorIn(tab: Tab, origin: string) {
  const address = async () => (await tab.run(() => location.href)).slice(origin.length);
  return {
    tab,
    open: (path: string) => tab.navigate(origin + path),
    click: (...wanted: Wanted) => untilDone(() => tab.click(wanted)),
    type: (text: string, ...wanted: Wanted) => untilDone(() => tab.type(text, wanted)),
    async press(...keys: readonly Key[]) {
      for (const key of keys) await tab.press(key);
    },
    /** Goes on in the first frame of the page. */
    enterFrame: () => untilDone(() => tab.enterFrame(true)),
    leaveFrame: () => tab.enterFrame(false),
    sees: (...wanted: Wanted) => untilDone(async () => expect(await tab.has(wanted), `${wanted}`).toBe(true)),
    seesNo: (...wanted: Wanted) => untilDone(async () => expect(await tab.has(wanted), `${wanted}`).toBe(false)),
    isAt: (path: string | RegExp) => untilDone(async () => expect(await address()).toMatch(path)),
  };
}

/** Milliseconds. */
const patience = 20_000;

/** Tries again what fails while a page is changing: its element is not there yet, moves, is covered, or was replaced. */
const untilDone = (work: () => Promise<void>) => expect(work).toPass({ timeout: patience, intervals: [50, 100, 250] });
