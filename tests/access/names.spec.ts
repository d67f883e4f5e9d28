import type { Page } from '@playwright/test';
import { href } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { expect, test } from '../support/site.ts';
import { withoutBanner } from '../support/without-banner.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await withoutBanner(page);
});

/** What a screen reader reads: roles and names, in the order of the page. */
for (const language of languageCodes) {
  const { shell, menu, help, contact, names } = words[language];
  const open = (page: Page, id: string) => page.locator(`[data-opens=${id}]:visible`).first().click();

  test(`the parts of the shell have names, ${language}`, async ({ page }) => {
    await page.goto(href('/accessibility', language));
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "${shell.skip}"
      - banner:
        - navigation "${shell.nav}"
        - group: /${shell.country}/
        - group: /${shell.language}/
        - link "${shell.signIn}"
        - link "${shell.signUp}"
        - link "${shell.schedule}"
      - main:
        - navigation "${shell.breadcrumb}"
        - heading [level=1]
      - contentinfo:
        - navigation "${shell.footer.nav}":
          - heading "${shell.footer.services}" [level=2]
          - heading "${shell.footer.about}" [level=2]
          - heading "${shell.footer.attention}" [level=2]
          - heading "${shell.footer.extension}" [level=2]
          - heading "${shell.footer.countries}" [level=2]
        - link "${shell.footer.legal}"
        - link "${names['/accessibility']}"
        - link "${shell.cookies.settings}"
        - list "${shell.footer.social}"
      - complementary "${shell.dock}":
        - button "${shell.accessibility.open}"
        - link "${shell.help.open}"
    `);
  });

  test(`an open menu names its links, ${language}`, async ({ page }) => {
    await page.goto(href('/', language));
    await page.locator('nav summary', { hasText: menu.industries.name }).press('Enter');
    const { transport, service } = menu.industries.items;
    await expect(page.getByRole('navigation', { name: shell.nav })).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - group:
            - text: ${menu.industries.name}
            - paragraph: ${menu.industries.tagline}
            - list:
              - listitem:
                - link "${transport.title} ${transport.subtitle} ${transport.description}"
              - listitem:
                - link "${service.title} ${service.subtitle} ${service.description}"
            - button "${shell.closePanel}"
        - listitem:
          - group: ${menu.products.name}
        - listitem:
          - group: ${menu.development.name}
    `);
  });

  test(`dialogs have a name, a close button and labelled fields, ${language}`, async ({ page }) => {
    await page.goto(href('/', language));
    await open(page, 'help-dialog');
    await expect(page.locator('#help-dialog')).toMatchAriaSnapshot(`
      - dialog "${help.title}":
        - heading "${help.title}" [level=2]
        - button "${help.close}"
        - textbox
        - button
        - heading "${help.ways}" [level=3]
        - list:
          - listitem:
            - link "${help.contact.title} ${help.contact.note}"
    `);
    await page.keyboard.press('Escape');
    await page.goto(href('/company_about', language));
    await open(page, 'contact-dialog');
    await expect(page.locator('#contact-dialog')).toMatchAriaSnapshot(`
      - dialog "${shell.help.title}":
        - heading "${shell.help.title}" [level=2]
        - button "${shell.help.close}"
        - textbox "${contact.labels.name}"
        - textbox "${contact.labels.email}"
        - textbox "${contact.labels.message}"
        - button "${contact.send}"
        - heading "${shell.help.others}" [level=3]
    `);
    await page.keyboard.press('Escape');
    await open(page, 'cookie-settings');
    await expect(page.locator('#cookie-settings')).toMatchAriaSnapshot(`
      - dialog "${shell.cookies.settings}":
        - heading "${shell.cookies.settings}" [level=2]
        - button "${shell.cookies.close}"
        - button "${shell.cookies.necessary}"
        - button "${shell.cookies.accept}"
    `);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: shell.accessibility.open }).click();
    await expect(page.locator('body > aside')).toMatchAriaSnapshot(`
      - button "${shell.accessibility.open}" [expanded]
      - region "${shell.accessibility.title}":
        - heading "${shell.accessibility.title}" [level=2]
        - button "${shell.accessibility.close}"
        - list:
          - listitem:
            - switch "${shell.accessibility.inverted}"
          - listitem:
            - switch "${shell.accessibility.highlight}"
          - listitem:
            - switch "${shell.accessibility.greyscale}"
          - listitem:
            - switch "${shell.accessibility.largeFont}"
    `);
  });

  test(`a form shows missing values at their fields, ${language}`, async ({ page }) => {
    await page.goto(href('/contact', language));
    const form = page.getByRole('main').locator('form', { hasText: contact.send }).first();
    await form.getByRole('button', { name: contact.send }).click();
    const name = form.getByRole('textbox', { name: contact.labels.name, exact: true });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/./);
    await expect(name, 'the first that is wrong').toBeFocused();
  });

  test(`headings of every kind of page skip no level, ${language}`, async ({ page }) => {
    const paths = [
      '/',
      '/es-co',
      '/products/wabot',
      '/email-masivo',
      '/support/quote',
      '/accessibility',
      '/pitch',
    ] as const;
    for (const path of paths) {
      await page.goto(href(path, language), { waitUntil: 'domcontentloaded' });
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, `${path}: ${levels}`).toEqual([]);
    }
  });
}
