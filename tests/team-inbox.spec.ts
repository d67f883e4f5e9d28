import { randomUUID } from 'node:crypto';
import { signIn, writeTicket } from './support/account.ts';
import { expect, test } from './support/site.ts';
import { otherStaffEmail, staffEmail } from './support/staff-email.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

test('a new ticket appears without a reload, a draft survives, and a saved answer is inserted by keyboard', async ({
  page,
  site,
}) => {
  await signIn(page, site, staffEmail, 'The team');
  const title = `Hours ${randomUUID().slice(0, 8)}`;
  await page.goto('/staff/en?view=answers');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Text in English' }).fill('We open at eight.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  // The same view in another language.
  await page.locator('body > header summary', { hasText: 'Language' }).click();
  await page.locator('body > header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/staff\/es\?view=answers/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto('/staff/en?state=new');
  const reference = await writeTicket(page, `visitor-${randomUUID().slice(0, 8)}@example.com`, 'When do you open?');
  const notice = page.getByText(/\d+ new messages?/).first();
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(notice).toBeHidden();

  await page.goto(`/staff/en?view=ticket&ticket=${reference}`);
  const box = page.getByRole('textbox', { name: /answer/i });
  await box.fill('Good morning. ');
  // Also what was typed before the script was loaded.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Good morning.'));
  await page.reload();
  await expect(page.getByText('This draft was saved in this browser.')).toBeVisible();
  await expect(box).toHaveValue('Good morning. ');

  await page.getByText('Insert a saved answer').press('Enter');
  await page.getByRole('combobox', { name: 'Search saved answers' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Good morning. We open at eight.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('We open at eight.')).toBeVisible();
  await expect(box).toHaveValue('');
});

test('two members with the same ticket see each other, and an answer of somebody signed out is kept', async ({
  browser,
  page,
  site,
  allow,
}) => {
  // To somebody who is signed out.
  allow(/status of 401/);
  await signIn(page, site, staffEmail, 'The team');
  const reference = await writeTicket(page, `visitor-${randomUUID().slice(0, 8)}@example.com`, 'Is anybody there?');
  const ticket = `/staff/en?view=ticket&ticket=${reference}`;
  const colleague = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await signIn(colleague, site, otherStaffEmail, 'Luz');
  await page.goto(ticket);
  await colleague.goto(ticket);
  await expect(page.getByText('Luz has this ticket open.').first()).toBeVisible();
  await colleague.getByRole('textbox', { name: /answer/i }).pressSequentially('We are');
  await expect(page.getByText('Luz is writing an answer').first()).toBeVisible();

  await page.getByRole('textbox', { name: /answer/i }).fill('Yes, all day.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Yes, all day.');
  const back = await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .getAttribute('href');
  expect(decodeURIComponent(back ?? '')).toContain(ticket);
  await colleague.context().close();
});
