import type { Page } from '@playwright/test';
import { newAddress, signIn, writeTicket } from './support/account.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

/** Collects the forms sent to an address, and answers so that the page stays. */
async function takeSent(page: Page, path: string): Promise<URLSearchParams[]> {
  const sent: URLSearchParams[] = [];
  await page.route(
    (url) => url.pathname === path,
    (route, request) => {
      if (request.method() !== 'POST') return route.continue();
      sent.push(new URLSearchParams(request.postData() ?? ''));
      return route.fulfill({ status: 204 });
    },
  );
  return sent;
}

test('a code form is sent once however often it is clicked, with the button’s value', async ({ page }) => {
  await page.goto('/login/en');
  await page.locator('[name=email]').fill(newAddress());
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const sent = await takeSent(page, '/login/en');
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  const button = page.locator('main').getByRole('button', { name: 'Sign in' });
  await button.hover();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  for (const _ of [1, 2, 3]) await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.get('step')).toBe('code');
  expect(sent[0]?.get('code')).toBe('123456');
  await page.clock.runFor(8000);
  await expect(button, 'it lets go').not.toHaveAttribute('aria-busy');
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
});

test('a reply is sent once however often it is clicked', breadth, async ({ page, site }) => {
  const email = await signIn(page, site);
  const reference = await writeTicket(page, email, 'Does it work for lorries?');
  await page.goto(`/dashboard/en?view=tickets&ticket=${reference}`);
  const sent = await takeSent(page, '/dashboard/en');
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Once');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Send reply' }).dblclick();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sent.length).toBe(1);
});
