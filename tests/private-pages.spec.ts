import type { Page } from '@playwright/test';
import { href } from '../src/site/address.ts';
import { dashboardViews } from '../src/site/dashboard.ts';
import { languageCodes } from '../src/site/languages.ts';
import { staffViews } from '../src/site/staff.ts';
import { newAddress, sendWrongCode, signIn, writeTicket } from './support/account.ts';
import { axe } from './support/axe.ts';
import { breadth, breadthUnless } from './support/breadth.ts';
import { examinePage } from './support/examine-page.ts';
import { test } from './support/site.ts';
import { staffEmail } from './support/staff-email.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

const long = 'Buenos días 👩🏽‍🚀 '.repeat(30) + 'unsinnigLangesWort'.repeat(8);

/** Those with the most different parts. */
const examples: readonly string[] = ['overview', 'tickets', 'profile', 'payments', 'team'];

for (const isExample of [true, false]) {
  const views = isExample ? 'the main views' : 'the other views';
  const isWanted = (view: string) => examples.includes(view) === isExample;

  test(
    `${views} of the dashboard are accessible and fit the smallest screen`,
    breadthUnless(isExample),
    async ({ page, site }) => {
      test.slow();
      const email = await signIn(page, site, newAddress(), 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2));
      const reference = await writeTicket(page, email, long);
      const queries = dashboardViews.filter(isWanted).map((view) => `view=${view}`);
      if (isExample) queries.push(`view=tickets&ticket=${reference}`);
      for (const query of queries) await examineView(page, '/dashboard', query, query === 'view=overview');
    },
  );

  test(
    `${views} of the team are accessible and fit the smallest screen`,
    breadthUnless(isExample),
    async ({ page, site }) => {
      test.slow();
      await signIn(page, site, staffEmail);
      const reference = await writeTicket(page, newAddress(), long);
      const queries = staffViews.filter(isWanted).map((view) => `view=${view}`);
      if (isExample) queries.push(`view=ticket&ticket=${reference}`);
      // Once with the header of the team's pages.
      for (const query of queries) await examineView(page, '/staff', query, query === 'view=tickets');
    },
  );
}

async function examineView(page: Page, path: '/dashboard' | '/staff', query: string, shell = false): Promise<void> {
  await test.step(`${path}?${query}`, () =>
    examinePage(page, `${href(path, 'fr')}?${query}`, { shell, onlyLight: true }));
}

/** `every-page.spec.ts` checks the pages before the code is requested. */
for (const [path, colorScheme] of [
  ['/login', 'light'],
  ['/support/registro', 'dark'],
] as const) {
  for (const language of languageCodes) {
    const title = `${path} is accessible when it asks for the code, ${language}`;
    test(title, breadth, async ({ page, allow }) => {
      allow(/status of 422/);
      // High enough that nothing covers the form: axe does not check the colours of covered elements.
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(href(path, language));
      const fields = page.locator('main form').first();
      if (path === '/support/registro') {
        await fields.locator('[name=name]').fill('Ana');
        await fields.locator('[name=policy]').check();
      }
      await sendWrongCode(page);
      await axe(page, 'main');
    });
  }
}
