import type { Locator, Page } from '@playwright/test';
import type { RoutePath } from '#site/routes.ts';

/** What a visitor does first with an island that is not hydrated yet, and what shows that it is hydrated. */
export interface Interaction {
  readonly name: string;
  readonly path: RoutePath;
  /** If it is not a speaker of English who has answered the cookie banner. */
  readonly as?: 'a signed-in visitor' | 'a speaker of German';
  act(page: Page): Promise<void>;
}

/** As fast as a thumb: the keys pressed while React is loading are the ones that could be delayed. */
const typing = { delay: 80 };

export const interactions: readonly Interaction[] = [
  {
    name: 'contact form',
    path: '/contact',
    async act(page) {
      await press(page.locator('main [data-island=contact-form] input[name=nombre_cliente]'));
      await page.keyboard.type('Ana Ñandú', typing);
      await hydrated(page, 'main [data-island=contact-form]');
    },
  },
  {
    name: 'SMS calculator',
    path: '/products/sms',
    async act(page) {
      await press(page.locator('#sms-message'));
      await page.keyboard.type('Está aquí', typing);
      await hydrated(page, '[data-island=sms-calculator]');
    },
  },
  {
    name: 'e-mail calculator',
    path: '/email-masivo',
    async act(page) {
      await press(page.locator('#calculator-quantity'));
      await page.keyboard.type('25', typing);
      await hydrated(page, '[data-island=calculator]');
    },
  },
  {
    name: 'quote',
    path: '/support/quote',
    async act(page) {
      await press(page.locator('[data-island=quote] label:has(input[type=checkbox])').first());
      await hydrated(page, '[data-island=quote]');
    },
  },
  {
    name: 'meeting popup',
    path: '/meet',
    async act(page) {
      await press(page.locator('main [data-opens=meeting-dialog]').first());
      await page.waitForTimeout(pause);
      await press(page.locator('#meeting-dialog label:has(input[type=radio]):visible').first());
    },
  },
  {
    name: 'menu of the header',
    path: '/',
    async act(page) {
      await press(page.locator('header').getByRole('button', { name: 'Menu', exact: true }));
      await page.waitForTimeout(pause);
      await page.locator('#site-menu').waitFor();
    },
  },
  {
    name: 'bell',
    path: '/',
    as: 'a signed-in visitor',
    async act(page) {
      await press(page.locator('header [data-island=bell] a').first());
      await page.waitForTimeout(pause);
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
      await hydrated(page, '[data-island=help-chat]');
    },
  },
  {
    name: 'language question',
    path: '/en-ca',
    as: 'a speaker of German',
    async act(page) {
      const modal = page.locator('#language-modal');
      await press(modal.getByRole('link', { name: 'English' }));
      await page.waitForTimeout(pause);
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
      await hydrated(page, '[data-island=accessibility-toolbar]');
    },
  },
];

/** Milliseconds without a command of the test, each of which runs script in the page. */
const pause = 1000;

/** Milliseconds that a quick tap takes; Playwright's own tap takes none. */
const tapTime = 70;

/** Locates the element first, so that the touch is measured alone. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no element to press: ${target}`);
  const page = target.page();
  await page.waitForTimeout(pause);
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(tapTime);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** React adds a property to the elements that it has hydrated. */
async function hydrated(page: Page, island: string): Promise<void> {
  await page.waitForTimeout(pause);
  await page.waitForFunction((selector) => {
    const part = document.querySelector(selector)?.firstElementChild;
    return part && Object.keys(part).some((key) => key.startsWith('__react'));
  }, island);
}
