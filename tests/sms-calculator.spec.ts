import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { watchReact } from './support/watch-react.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const calculator = (page: Page) => {
  const section = page.locator('#calculator');
  return {
    section,
    message: section.locator('#sms-message'),
    recipients: section.locator('#sms-recipients'),
    marks: section.locator('figure mark'),
    costs: section.getByRole('table').first(),
    rewrite: section.locator('button[value="plain"]'),
    undo: section.locator('button[value="undo"]'),
    spoken: section.locator('[aria-live="polite"]'),
  };
};

test('the calculator shows an example; pasted text is counted, marked, simplified and restored', async ({ page }) => {
  await withoutBanner(page);
  const hasReact = watchReact(page);
  await page.goto('/products/sms/en', { waitUntil: 'networkidle' });
  const { section, message, recipients, marks, costs, rewrite, undo, spoken } = calculator(page);
  await expect(marks).toHaveText(['–', '’', '☔']);
  await expect(costs).toContainText('COP 66,000');
  expect(await hasReact()).toBe(false);

  const text = `¿Está aquí? ${'a'.repeat(140)} 👨‍👩‍👧‍👦`;
  await message.fill(text);
  await expect(marks).toHaveText(['á', 'í', '👨‍👩‍👧‍👦']);
  await expect(section.getByRole('heading', { name: '3 characters make it more expensive' })).toBeVisible();
  await recipients.fill('2,000');
  await expect(costs).toContainText('Cost to reach 2,000 people');
  await expect(costs.getByRole('row', { name: 'Canada' })).toContainText('US$54');
  await expect(spoken).toContainText('154 characters, 3 parts. 3 characters make it more expensive.');
  await axe(page, '#calculator');

  await rewrite.click();
  await expect(message).toHaveValue(`¿Esta aqui? ${'a'.repeat(140)}`);
  await expect(undo).toBeFocused();
  await expect(costs.getByRole('row', { name: 'Canada' })).toContainText('US$18');
  await expect(spoken).toContainText('is now one part instead of 3');
  await undo.press('Enter');
  await expect(message).toHaveValue(text);

  await message.fill('x'.repeat(1531));
  await expect(message).toHaveAccessibleDescription(/That’s 1,531 characters\. Only the first 1,530 are counted/);
});

test('text typed during hydration is kept', breadth, async ({ page }) => {
  await withoutBanner(page);
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/chunks/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto('/products/sms/es');
  const { section, message, recipients } = calculator(page);
  await message.fill('Señor');
  await recipients.fill('');
  release();
  await expect(section.getByRole('heading', { name: 'Nada lo encarece' })).toBeVisible();
  await expect(recipients).toHaveAccessibleDescription(/Escriba un número entero/);
  await expect(message).toHaveValue('Señor');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the server counts, simplifies and restores the message', async ({ page }) => {
    await page.goto('/products/sms/fr');
    const { section, message, marks, rewrite, undo } = calculator(page);
    await message.fill(`Même <b>\nici ${'a'.repeat(80)}`);
    await section.getByRole('button', { name: 'Compter les parties' }).click();
    await expect(page).toHaveURL('/products/sms/fr#calculator');
    await expect(message).toHaveValue(`Même <b>\nici ${'a'.repeat(80)}`);
    await expect(marks).toHaveText(['ê']);
    await expect(section).toContainText('1 partie au lieu de 2 : 50 % de moins');
    await rewrite.click();
    await expect(message).toHaveValue(`Meme <b>\nici ${'a'.repeat(80)}`);
    await undo.click();
    await expect(marks).toHaveText(['ê']);
  });
});
