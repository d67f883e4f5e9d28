import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';
import { wake } from './support/wake.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const consoleOf = (page: Page, id: string) => {
  const form = page.locator(`form:has(#${id}-try)`);
  return {
    body: form.getByRole('textbox'),
    send: form.getByRole('button', { name: 'Send' }),
    answer: form.locator('output'),
  };
};
const countries = 'gogoals-get_countries';
const services = 'api-services-get_service';

test('a call can be tried on its documentation page', breadth, async ({ page, allow }) => {
  allow(/status of 422/);
  await page.goto('/api/docs/en');
  const { body, send, answer } = consoleOf(page, services);
  await expect(body).toHaveValue('{"lang":"es","country":"co"}');
  await wake(send);
  await send.click();
  await expect(answer).toContainText('"CODE": 1');
  await expect(answer).toContainText('Suppmail');
  await body.fill('{"lang":"xx"}');
  await send.click();
  await expect(answer).toContainText('"CODE": 2');
  await body.fill('{lang:"es"}');
  await send.click();
  await expect(page.getByText('This isn’t JSON.')).toBeVisible();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await axe(page, `form:has(#${services}-try)`);
});

test('a failed call resolves to CODE 3 with the specified text', async ({ page, allow }) => {
  allow(/get_countries|get_service|Failed to load/);
  await page.goto('/api/docs/en');
  await page.route('**/gogoals/get_countries', (route) => route.abort());
  await page.route('**/api/services/get_service', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  for (const [id, description] of [
    [countries, 'Fallo al obtener los paises'],
    [services, 'Fallo al obtener los servicios'],
  ] as const) {
    const { send, answer } = consoleOf(page, id);
    await wake(send);
    await send.click();
    await expect(answer).toHaveText(JSON.stringify({ CODE: 3, DESCRIPTION: description, DATA: {} }, null, 2));
  }
});
