import { chromium, type ElementHandle, type Frame, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/steps/browser.mjs';
import { launchOptions } from '../../support/launch-options.ts';
import { type Browser, find, missing, type Tab, type Wanted } from './browser.ts';

/** The engine of all other tests, for comparison. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
  return {
    async newTab({ javaScript, ...viewport }) {
      for (const context of browser.contexts()) await context.close();
      const context = await browser.newContext({
        viewport,
        javaScriptEnabled: javaScript,
        locale: 'en',
        reducedMotion: 'reduce',
      });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  let frame: Frame = page.mainFrame();

  async function element(wanted: Wanted): Promise<ElementHandle<HTMLElement>> {
    const found = (await frame.evaluateHandle(find, wanted)).asElement();
    if (!found) throw new Error(missing(wanted));
    return found;
  }

  return {
    navigate: async (url) => void (await page.goto(url)),
    run: (script) => frame.evaluate(script),
    has: async (wanted) => (await frame.evaluateHandle(find, wanted)).asElement() !== null,
    click: async (wanted) => (await element(wanted)).click({ timeout: 5000 }),
    type: async (text, wanted) => (await element(wanted)).fill(text),
    press: (key) => page.keyboard.press(key),
    async enterFrame(enters) {
      const wanted = page.frames()[enters ? 1 : 0];
      if (!wanted) throw new Error('The page has no frame.');
      frame = wanted;
    },
    screenshot: () => page.screenshot(),
    complaints: async () => complaints,
  };
}
