import { breadth, breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

for (const [answer, stored] of [
  ['Accept', 'true'],
  ['Only necessary', 'false'],
] as const) {
  test(
    `"${answer}" is remembered as ${stored} and the banner stays away`,
    breadthUnless(answer === 'Accept'),
    async ({ page }) => {
      await page.goto('/en');
      const banner = page.getByRole('region', { name: /Cookies/ });
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: answer }).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(stored);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
      await page.goto('/company_about/fr');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Les témoins, en deux phrases')).toBeHidden();
    },
  );
}

test('both answers are equally easy: same size, same look', breadth, async ({ page }) => {
  await page.goto('/en');
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
      return { width: Math.round(width), height, backgroundColor, color, fontSize, fontWeight };
    });
  expect(await look('Only necessary')).toEqual(await look('Accept'));
});

test('an invalid stored answer is ignored', breadth, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'perhaps'));
  await page.goto('/en');
  await expect(page.getByRole('region', { name: /Cookies/ })).toBeVisible();
});

test('without storage the answer lasts as long as the page', breadth, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/en');
  const banner = page.getByRole('region', { name: /Cookies/ });
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
});

test('no cookie is set and no request goes to another origin', async ({ page, context, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) foreign.push(request.url());
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
