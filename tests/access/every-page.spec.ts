import { href } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { removeShell } from '../support/remove-shell.ts';
import { test } from '../support/site.ts';
import { examineEveryLook } from './support/every-look.ts';
import { publicPages } from './support/public-pages.ts';

/** The shell around the content is the same on all pages: it is checked in every look on two of them. */
const withShell = ['/', '/products/suppmail'];

for (const { path } of publicPages) {
  for (const language of languageCodes) {
    const address = href(path, language);
    test(`${address} is accessible in both themes and every look`, async ({ page, allow }, info) => {
      if (path === '/not_found') allow(/status of 404/);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(answerCookies);
      if (!withShell.includes(path)) await page.evaluate(removeShell);
      await examineEveryLook(page, info);
    });
  }
}

/** The banner covers content whose colours cannot be measured then; it has its own test. */
function answerCookies(): void {
  document.documentElement.dataset['consent'] = 'false';
}
