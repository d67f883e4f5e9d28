import { mkdirSync, writeFileSync } from 'node:fs';
import { href } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { publicPages } from '../access/support/public-pages.ts';
import type { Browser, Tab } from './support/browser.ts';
import { startChromium } from './support/chromium.ts';
import { expect, test } from './support/test.ts';

/** Every page whose sections another page does not have; pages that are alike stand for each other. */
const step = Math.ceil(publicPages.length / 30);
const addresses = publicPages
  .filter((_, at) => at % step === 0)
  .map(({ path }, at) => href(path, languageCodes[at % languageCodes.length] ?? 'en'));

const folder = '.cache/browsers';
const fileName = (address: string) => address.replace(/\W/g, '_');

interface Box {
  readonly name: string;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes that make up a page's layout. Runs in the page. */
async function measure(): Promise<{ boxes: Box[]; overflow: number }> {
  await document.fonts.ready;
  // WebKit draws what is further down some frames later.
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  const wanted =
    'header, main, footer, main section, main h1, main h2, main button:not([data-full-screen]), main input, main img, main table';
  const boxes = [...document.querySelectorAll(wanted)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
    )
    .map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const text = element.matches('h1, h2, button') ? element.textContent : element.id;
      return { name: `${element.localName} ${text?.trim().slice(0, 40)}`, x, width, height };
    });
  const { scrollWidth, clientWidth } = document.documentElement;
  return { boxes, overflow: scrollWidth - clientWidth };
}

/** Opens pages in a tab in which the cookie banner is answered, and takes pictures of them. */
async function visitorOf(browser: Browser, origin: string, width: number): Promise<Tab> {
  const tab = await browser.newTab({ width, height: 2400, javaScript: true });
  await tab.navigate(`${origin}/legal_policy/en`);
  await tab.run(() => {
    localStorage.setItem('consent', 'false');
    localStorage.setItem('requestLanguage', 'false');
  });
  return tab;
}

/** The widths of letters differ a little between engines, so that a line may break at another word: one line more. */
const lineHeight = 90;
const isAlike = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) <= 6 &&
  Math.abs(one.width - other.width) <= Math.max(6, one.width * 0.02) &&
  Math.abs(one.height - other.height) <= Math.max(lineHeight, one.height * 0.1);

for (const width of [390, 1366]) {
  test(`pages ${width} px wide are laid out as in Chromium`, async ({ engine, engineBrowser, site }) => {
    test.setTimeout(1_200_000);
    mkdirSync(folder, { recursive: true });
    const chromium = await startChromium();
    const [tab, usual] = [
      await visitorOf(engineBrowser, site.origin, width),
      await visitorOf(chromium, site.origin, width),
    ];
    for (const address of addresses) {
      const layouts = [];
      for (const [name, one] of [
        [engine, tab],
        ['chromium', usual],
      ] as const) {
        await one.navigate(site.origin + address);
        layouts.push(await one.run(measure));
        writeFileSync(`${folder}/${fileName(address)}-${width}-${name}.png`, await one.screenshot());
      }
      const [here, there] = layouts;
      expect.soft(here?.overflow, `${address} is not wider than the window`).toBe(0);
      expect
        .soft(
          here?.boxes.map(({ name }) => name),
          address,
        )
        .toEqual(there?.boxes.map(({ name }) => name));
      const differing = here?.boxes.flatMap((box, at) => {
        const other = there?.boxes[at];
        return other && !isAlike(box, other) ? [{ here: box, there: other }] : [];
      });
      const lines = differing?.map(({ here, there }) => `${JSON.stringify(here)} in Chromium ${JSON.stringify(there)}`);
      expect.soft(lines?.slice(0, 4), address).toEqual([]);
    }
    const names = [engine, 'chromium'];
    const picture = (address: string, name: string) =>
      `<img loading="lazy" width="${width / 2}" src="${fileName(address)}-${width}-${name}.png" alt="">`;
    const rows = addresses.map(
      (address) => `<h2>${address}</h2>${names.map((name) => picture(address, name)).join('')}`,
    );
    writeFileSync(`${folder}/${engine}-${width}.html`, `<meta charset="utf-8"><title>${names}</title>${rows.join('')}`);
    expect.soft(await tab.complaints(), 'The browser complained').toEqual([]);
    await chromium.close();
  });
}
