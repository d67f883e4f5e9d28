import type { Locator, Page } from '@playwright/test';
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
      await press(page.locator('main [data-island=contact-form] input[name=nombre_cliente]'));
      await page.keyboard.type('Ana Ñandú', typing);
      await awake(page, 'main [data-island=contact-form]');
    },
  },
  {
    name: 'SMS calculator',
    path: '/products/sms',
    async act(page) {
      await press(page.locator('#sms-message'));
      await page.keyboard.type('Está aquí', typing);
      await awake(page, '[data-island=sms-calculator]');
    },
  },
  {
    name: 'e-mail calculator',
    path: '/email-masivo',
    async act(page) {
      await press(page.locator('#calculator-quantity'));
      await page.keyboard.type('25', typing);
      await awake(page, '[data-island=calculator]');
    },
  },
  {
    name: 'quote',
    path: '/support/quote',
    async act(page) {
      await press(page.locator('[data-island=quote] label:has(input[type=checkbox])').first());
      await awake(page, '[data-island=quote]');
    },
  },
  {
    name: 'meeting popup',
    path: '/meet',
    async act(page) {
      await press(page.locator('main [data-opens=meeting-dialog]').first());
      await page.waitForTimeout(meanwhile);
      await press(page.locator('#meeting-dialog label:has(input[type=radio]):visible').first());
    },
  },
  {
    name: 'menu of the header',
    path: '/',
    async act(page) {
      await press(page.locator('header').getByRole('button', { name: 'Menu', exact: true }));
      await page.waitForTimeout(meanwhile);
      await page.locator('#site-menu').waitFor();
    },
  },
  {
    name: 'bell',
    path: '/',
    as: 'somebody signed in',
    async act(page) {
      await press(page.locator('header [data-island=bell] a').first());
      await page.waitForTimeout(meanwhile);
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
      await press(page.getByRole('link', { name: 'Help and contact' }));
      await press(page.locator('[data-island=help-chat]').getByRole('textbox'));
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
      await press(modal.getByRole('link', { name: 'English' }));
      await page.waitForTimeout(meanwhile);
      await modal.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'carousel',
    path: '/en-ca',
    async act(page) {
      await press(page.locator('[data-pauses]'));
      await page.getByRole('button', { name: 'Play the slides' }).waitFor();
    },
  },
  {
    name: 'accessibility settings',
    path: '/',
    async act(page) {
      await press(page.getByRole('button', { name: 'Accessibility settings' }));
      await awake(page, '[data-island=accessibility-toolbar]');
    },
  },
];

/** Milliseconds in which nothing is asked of the page: to find something, a test runs script in it. */
const meanwhile = 1000;

/** Milliseconds that a quick tap takes: no finger comes and goes in the same moment, as Playwright's does. */
const onTheGlass = 70;

/** Where it is is found first, so that nothing but a finger is felt then. */
async function press(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${place}`);
  const page = place.page();
  await page.waitForTimeout(meanwhile);
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(onTheGlass);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** React leaves its mark on the HTML that it has taken over. */
async function awake(page: Page, island: string): Promise<void> {
  await page.waitForTimeout(meanwhile);
  await page.waitForFunction((selector) => {
    const part = document.querySelector(selector)?.firstElementChild;
    return part && Object.keys(part).some((key) => key.startsWith('__react'));
  }, island);
}
