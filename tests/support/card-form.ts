import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { TestCard } from '../../src/features/payments/sandbox-checkout.ts';

/** Fills in the sandbox's card form, on its page or in its dialog's frame. */
export async function payByCard(
  where: Page | FrameLocator,
  payment: { card: TestCard; email: string; delay?: string },
) {
  const { card, email, delay } = payment;
  await where.locator(`[name=card][value=${card}]`).check();
  await where.locator('[name=name]').fill('Ana Ñandú');
  await where.locator('[name=email]').fill(email);
  if (delay) {
    await where.locator('details').last().locator('summary').click();
    await where.locator('[name=delay]').selectOption(delay);
    await where.locator('[name=events]').selectOption('lost');
  }
  await where.locator('form button').last().click();
}

/** Fills in fields of the invoice details, which come before the checkout. */
export async function fillInDetails(page: Page, texts: Readonly<Record<string, string>>) {
  await expect(page).toHaveURL(/details=yes/);
  for (const [name, text] of Object.entries(texts)) await page.fill(`form [name=${name}]`, text);
}
