import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { type Site, startSite } from './support/start-site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

/** Replaces the calendar's script with a stub, and blocks all other outside requests. */
async function stub(page: Page, site: Site, script: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => url.origin !== site.origin,
    (route) => {
      requests.push(route.request().url());
      if (!script) return route.abort();
      const isStyle = route.request().url().endsWith('.css');
      return route.fulfill(
        isStyle ? { contentType: 'text/css', body: '' } : { contentType: 'text/javascript', body: script },
      );
    },
  );
  return requests;
}

/** The signed-in person as stored in the browser; the server is not asked. */
async function signedIn(page: Page): Promise<void> {
  await page
    .context()
    .route('**/api/app/*', (route) => route.fulfill({ json: { CODE: 6, DESCRIPTION: '', DATA: [] } }));
  const person = { token: 't', usuario_correo: 'ana@example.com', usuario_nombre: 'Ana', usuario_foto: '', foto: '' };
  await page.addInitScript((text) => localStorage.setItem('userInfo', text), JSON.stringify(person));
}

const openPopup = (page: Page) => page.locator('main').getByRole('link', { name: 'Elegir una hora' }).click();

test('Calendly’s script loads after the click, with language and person', async ({ page, allow }) => {
  const site = await startSite({ SCHEDULER_URL: 'https://calendly.com/hormiga/30min' });
  allow(/ERR_FAILED/);
  try {
    await signedIn(page);
    const requests = await stub(page, site, 'window.Calendly = { initPopupWidget: (o) => { window.opened = o } }');
    await page.goto(`${site.origin}/meet/es`);
    expect(requests).toEqual([]);
    await openPopup(page);
    await page.waitForFunction(() => 'opened' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual({
      url: 'https://calendly.com/hormiga/30min?locale=es',
      prefill: { name: 'Ana', email: 'ana@example.com' },
    });
    await expect(page.getByRole('dialog')).toBeHidden();

    const other = await page.context().newPage();
    await stub(other, site, '');
    await other.goto(`${site.origin}/meet/es`);
    await openPopup(other);
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('La agenda no se pudo abrir aquí.');
    await expect(dialog.getByRole('link', { name: 'Abrir' })).toHaveAttribute('href', /^https:\/\/calendly\.com/);
  } finally {
    await site.stop();
  }
});

test.describe('with Cal.com', () => {
  // A server with Cal.com would allow it in its policy; this test is only about the popup.
  test.use({ bypassCSP: true });

  test('its script loads after the click, with language and person', async ({ page, site }) => {
    await signedIn(page);
    const requests = await stub(page, site, 'const { Cal } = window; Cal.q.push = (call) => (window.opened = call)');
    const link = '<a data-scheduler="cal" href="https://cal.com/hormiga/30min?layout=week_view"></a>';
    await page.route('**/meet/book/es', (route) => route.fulfill({ contentType: 'text/html', body: link }));
    await page.goto('/meet/es');
    await openPopup(page);
    await page.waitForFunction(() => 'opened' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
      'modal',
      { calLink: 'hormiga/30min?layout=week_view', config: { locale: 'es', name: 'Ana', email: 'ana@example.com' } },
    ]);
    expect(requests).toEqual(['https://app.cal.com/embed/embed.js']);
  });
});
