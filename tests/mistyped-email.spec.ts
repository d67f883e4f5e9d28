import type { Page } from '@playwright/test';
import { breadthUnless } from './support/breadth.ts';
import { formOf } from './support/contact-form.ts';
import { quotePath } from './support/quote.ts';
import { expect, test } from './support/site.ts';
import { withoutBanner } from './support/without-banner.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

/** The forms that write to the address that is typed in them. */
const forms: Readonly<
  Record<string, { readonly open: string; readonly form: (page: Page) => ReturnType<typeof formOf> }>
> = {
  'the contact form': { open: '/contact', form: formOf },
  'the form of a quote': {
    open: `${quotePath}/en?items=quick-api.1`,
    form: (page) => page.locator('form', { has: page.locator('#quote-email') }),
  },
  'the form of a meeting': {
    open: '/meet/book/en',
    form: (page) => page.locator('form', { has: page.locator('#meeting-email') }),
  },
  'the sign-in form': {
    open: '/login/en',
    form: (page) => page.locator('form', { has: page.locator('#sign-in-email') }),
  },
};

for (const [name, { open, form }] of Object.entries(forms)) {
  test(
    `${name} offers to correct a mistyped address before it sends anything`,
    breadthUnless(name === 'the form of a quote'),
    async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await page.goto(open);
      const email = form(page).locator('input[type=email]');
      await email.fill('ana@gmial.com');
      await page.keyboard.press('Tab');
      const offer = form(page).getByRole('button', { name: 'ana@gmail.com' });
      await expect(offer).toBeVisible();
      await email.press('Enter');
      await expect(offer).toBeFocused();
      expect(sent).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(email).toHaveValue('ana@gmail.com');
      await expect(email).toBeFocused();
      await expect(offer).toBeHidden();
    },
  );
}

test('an address that is meant as it is typed is sent as it is', async ({ page }) => {
  await page.goto('/login/en');
  const email = page.locator('#sign-in-email');
  await email.fill('ana@gmial.com');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'ana@gmail.com' })).toBeVisible();
  await email.press('Enter');
  await expect(page.getByRole('button', { name: 'ana@gmail.com' })).toBeFocused();
  await email.press('Enter');
  await expect(page.getByText('ana@gmial.com')).toBeVisible();
});
