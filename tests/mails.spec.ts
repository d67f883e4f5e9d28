import { teamMails, visitorMails } from '../src/features/devtools/testing-sample-mail-names.ts';
import { languageCodes } from '../src/site/languages.ts';
import { axe } from './support/axe.ts';
import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

/** Those with a word of 60 letters, with HTML, an emoji and letters that run to the left. */
const withTyped = [
  ...teamMails.filter((name) => !name.startsWith('payment')),
  'ticket-answer',
  'ticket-proven-visitor',
];
const names = [
  ...languageCodes.flatMap((language) => visitorMails.map((name) => `${language}-${name}`)),
  ...teamMails.map((name) => `es-${name}`),
  ...withTyped.map((name) => `es-awkward-${name}`),
];

/** The widths of a small phone, of a usual one, and of the reading pane of a mail program. */
const widths = [320, 375, 600] as const;

for (const name of names) {
  const isExample = /^(fr-meeting-moved-visitor|es-awkward-ticket-team)$/.test(name);
  test(`the mail ${name} fits small screens and is accessible`, breadthUnless(isExample), async ({ page }) => {
    for (const scheme of ['light', 'dark'] as const) {
      // Not opened at its own address, where nothing may run, not even this test.
      const mail = await page.request.get(`/dev/mail/sample-${name}?show=html&scheme=${scheme}`);
      await page.setContent(await mail.text());
      await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 1200);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${scheme}, at ${width} px`).toBeLessThanOrEqual(0);
      }
      // Mail programs put landmarks around a mail.
      await axe(page, 'body > table');
    }
  });
}

const gallery = 'the gallery of mails has a frame for each, in the chosen language, width and theme';
test(gallery, breadthUnless(false), async ({ page }) => {
  // Their contents have tests of their own.
  await page.route(/show=html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>A mail</title></html>' }),
  );
  await page.goto('/dev/mail');
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('link', { name: '375 px' }).click();
  await page.getByRole('link', { name: 'Dark' }).click();
  await expect(page.locator('iframe')).toHaveCount(visitorMails.length);
  const first = page.locator('iframe').first();
  await expect(first).toHaveAttribute('src', '/dev/mail/sample-fr-code?of=fr&width=375&scheme=dark&show=html');
  await axe(page, 'main');
});
