import { breadth } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

test('an unknown address sends the browser to the not-found page in its language', async ({ page, allow }) => {
  allow(/status of 404/);
  const answer = await page.goto('/no-such-page/es');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/not_found/es');
  await expect(page.locator('main')).toContainText(
    'Lo siento, no hemos podido encontrar la dirección que solicitas, hemos tomado nota para que sea revisado por nuestro equipo.',
  );
  await page.goto('/not_found/en');
  await expect(page.locator('main')).toContainText(
    'Sorry, we could not find the address you requested, we have taken note for it to be reviewed by our team.',
  );
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/en');
});

test('the construction page says so and links to the home page', breadth, async ({ page }) => {
  const answer = await page.goto('/enConstruccion/es');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todavía estamos construyendo esta página.');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/es');
});
