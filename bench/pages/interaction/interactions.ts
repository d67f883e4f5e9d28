import type { Page } from '@playwright/test';
import type { RoutePath } from '#site/routes.ts';

/** What a visitor does first with a part of a page that still sleeps, and what shows that it has woken. */
export interface Interaction {
  readonly name: string;
  readonly path: RoutePath;
  /** Where it is not a speaker of English who has answered the cookie banner. */
  readonly as?: 'somebody signed in' | 'a speaker of German';
  act(page: Page): Promise<void>;
}

/** As quick as a thumb: the keys that come while React arrives are the ones that could wait. */
const typing = { delay: 80 };

export const interactions: readonly Interaction[] = [
  {
    name: 'contact form',
    path: '/contact',
    async act(page) {
      await page.locator('main [data-island=contact-form] input[name=nombre_cliente]').tap();
      await page.keyboard.type('Ana Ñandú', typing);
      await awake(page, 'main [data-island=contact-form]');
    },
  },
  {
    name: 'SMS calculator',
    path: '/products/sms',
    async act(page) {
      await page.locator('#sms-message').tap();
      await page.keyboard.type('Está aquí', typing);
      await awake(page, '[data-island=sms-calculator]');
    },
  },
  {
    name: 'e-mail calculator',
    path: '/email-masivo',
    async act(page) {
      await page.locator('[data-island=calculator] input[inputmode=numeric]').first().tap();
      await page.keyboard.type('25', typing);
      await awake(page, '[data-island=calculator]');
    },
  },
  {
    name: 'quote',
    path: '/support/quote',
    async act(page) {
      await page.locator('[data-island=quote] label:has(input[type=checkbox])').first().tap();
      await awake(page, '[data-island=quote]');
    },
  },
  {
    name: 'meeting popup',
    path: '/meet',
    async act(page) {
      await page.locator('main [data-opens=meeting-dialog]').first().tap();
      const dialog = page.locator('#meeting-dialog');
      await dialog.locator('select').first().waitFor();
      await dialog.locator('label:has(input[type=radio]):visible').first().tap();
    },
  },
  {
    name: 'menu of the header',
    path: '/',
    async act(page) {
      await page.locator('header').getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.locator('#site-menu').waitFor();
    },
  },
  {
    name: 'bell',
    path: '/',
    as: 'somebody signed in',
    async act(page) {
      await page.locator('header [data-island=bell] a').first().tap();
      await page
        .locator('header')
        .getByRole('region', { name: /^Notifica/ })
        .waitFor();
    },
  },
  {
    name: 'help window',
    path: '/',
    async act(page) {
      await page.getByRole('link', { name: 'Help and contact' }).tap();
      await page
        .locator('[data-island=help-chat] input:visible, [data-island=help-chat] textarea:visible')
        .first()
        .tap();
      await page.keyboard.type('price', typing);
      await awake(page, '[data-island=help-chat]');
    },
  },
  {
    name: 'question for the language',
    path: '/en-ca',
    as: 'a speaker of German',
    async act(page) {
      const modal = page.locator('#language-modal');
      await modal.getByRole('link', { name: 'English' }).tap();
      await modal.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'carousel',
    path: '/en-ca',
    async act(page) {
      await page.locator('[data-island=carousel] button').last().tap();
      await awake(page, '[data-island=carousel]');
    },
  },
  {
    name: 'accessibility settings',
    path: '/',
    async act(page) {
      await page.getByRole('button', { name: 'Accessibility settings' }).tap();
      await awake(page, '[data-island=accessibility-toolbar]');
    },
  },
];

/** React leaves its mark on the HTML that it has taken over. */
async function awake(page: Page, island: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const part = document.querySelector(selector)?.firstElementChild;
    return part && Object.keys(part).some((key) => key.startsWith('__react'));
  }, island);
}
