import type { Page } from '@playwright/test';
import { languageCodes } from '../src/site/languages.ts';
import { axe } from './support/axe.ts';
import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

/** The widths of a small phone, of a usual one, and of the reading pane of a mail program. */
const widths = [320, 375, 600] as const;

async function checkMail(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    // Not opened at its own address, where nothing may run, not even this test.
    const mail = await page.request.get(`/dev/mail/sample-${name}?show=html&scheme=${scheme}`);
    await page.setContent(await mail.text());
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name}, ${scheme}, at ${width} px`).toBeLessThanOrEqual(0);
    }
    // Mail programs put landmarks around a mail.
    await axe(page, 'body > table');
  }
}

for (const name of ['fr-meeting-moved-visitor', 'es-awkward-ticket-team']) {
  const title = `the mail ${name} fits small screens and is accessible`;
  test(title, breadthUnless(name === 'es-awkward-ticket-team'), ({ page }) => checkMail(page, name));
}

/** Opens the page with the examples of one kind: a language, those to the team, or those with awkward names. */
async function openMails(page: Page, of: string): Promise<readonly string[]> {
  // Their contents have tests of their own.
  await page.route(/show=html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>A mail</title></html>' }),
  );
  await page.goto(`/dev/mail?of=${of}`);
  const sources = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src')));
  return sources.map((source) => new URL(source ?? '', 'http://site').pathname.replace('/dev/mail/sample-', ''));
}

for (const of of [...languageCodes, 'team', 'awkward']) {
  test(`every mail of "${of}" fits small screens and is accessible`, breadthUnless(false), async ({ page }) => {
    // Seconds for each of about thirty.
    test.setTimeout(300_000);
    const names = await openMails(page, of);
    expect(names.length).toBeGreaterThan(8);
    // The policy of the page that lists them would hold for the mails, too.
    await page.goto('about:blank');
    for (const name of names) await test.step(name, () => checkMail(page, name));
  });
}

const gallery = 'the gallery of mails has a frame for each, in the chosen language, width and theme';
test(gallery, breadthUnless(false), async ({ page }) => {
  const inEnglish = await openMails(page, 'en');
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('link', { name: '375 px' }).click();
  await page.getByRole('link', { name: 'Dark' }).click();
  await expect(page.locator('iframe')).toHaveCount(inEnglish.length);
  const first = page.locator('iframe').first();
  await expect(first).toHaveAttribute('src', '/dev/mail/sample-fr-code?of=fr&width=375&scheme=dark&show=html');
  await axe(page, 'main');
});
