import type { Page } from '@playwright/test';
import type { Language } from '../src/site/languages.ts';
import { sentMails } from './support/account.ts';
import { axe } from './support/axe.ts';
import { breadth } from './support/breadth.ts';
import { builtPages } from './support/built-pages.ts';
import { times, uniqueVisitor } from './support/meeting.ts';
import { expect, test } from './support/site.ts';
import { type Site, startSite } from './support/start-site.ts';
import { withoutMotion } from './support/without-motion.ts';

test.use(withoutMotion);

/** Starts a site with other settings, one for all tests of a group, because a start takes as long as ten pages. */
function siteWith(settings: NodeJS.ProcessEnv): () => Site {
  let site: Site | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await startSite(settings);
  });
  test.afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('The site has not been started yet');
    return site;
  };
}

const english = /\bcards?\b/i;
/** In a language that is not among them, the word that a text without a translation has. */
const card: Partial<Readonly<Record<Language, RegExp>>> = { en: english, es: /tarjeta/i, fr: /\bcartes?\b/i };

/** What our customers do with the cards of their own customers, and cards that nobody pays with. */
const others: Partial<Readonly<Record<Language, readonly string[]>>> = {
  en: [
    'Cards and bank transfers on your',
    'your customer’s card to your account',
    'Asks for the card; you never see it',
    'with test cards',
    'Do we keep card numbers?',
    'For card payments on the site, ask about our quick service',
    'Do you take cards?',
    'Each card shows hours',
    'Cards in a row',
  ],
  es: [
    'Tarjetas y transferencias en su sitio',
    'de la tarjeta de su cliente a su cuenta',
    'Pide la tarjeta; usted nunca la ve',
    'con tarjetas que no son reales',
    '¿Guardamos números de tarjeta?',
    'Para cobrar con tarjeta en el sitio, pregunte por nuestro servicio',
    '¿Aceptan tarjeta?',
    'Cada tarjeta muestra las horas',
    'Tarjetas por fila',
  ],
  fr: [
    'Cartes et virements sur votre site',
    'De la carte de votre client à votre compte',
    'Demande la carte; vous ne la voyez jamais',
    'avec des cartes fictives',
    'Gardons-nous les numéros de carte?',
    'Pour les cartes de paiement, demandez notre service rapide',
    'Prenez-vous les cartes?',
    'Chaque carte montre les heures',
    'Cartes par rangée',
  ],
};

const keys = {
  PAYMENTS: 'wompi',
  WOMPI_PUBLIC_KEY: 'pub_test_none',
  WOMPI_PRIVATE_KEY: 'prv_test_none',
  WOMPI_INTEGRITY_SECRET: 'test_integrity_none',
  WOMPI_EVENTS_SECRET: 'test_events_none',
};

test.describe('a site that accepts no cards', () => {
  const other = siteWith({ PAYMENTS: 'off', SCHEDULER_URL: 'https://calendly.com/hormiga/30min', LOG_LEVEL: 'warn' });

  test('says nothing about them on any page, and has no button to buy or pay', async () => {
    const found: string[] = [];
    for (const { address, language } of builtPages()) {
      const html = await (await fetch(other().origin + address)).text();
      if (html.includes('action="/pay/buy"')) found.push(`${address}: a form that buys`);
      for (const text of textsIn(html)) {
        const left = (others[language] ?? []).reduce((rest, one) => rest.replaceAll(one, ''), text);
        const at = (card[language] ?? english).exec(left)?.index;
        if (at !== undefined) found.push(`${address}: ${left.slice(Math.max(0, at - 60), at + 60)}`);
      }
    }
    expect(found).toEqual([]);
    expect(await (await fetch(`${other().origin}/llms.txt`)).text()).not.toMatch(english);
  });

  test('leads from a plan to a quote, with and without JavaScript', breadth, async ({ page }) => {
    for (const address of ['/products/suppmail/es', '/email-masivo/es']) {
      await page.goto(`${other().origin}${address}#plans`);
      const plans = page.locator('#plans');
      await expect(plans.getByRole('link', { name: /^Agregar a la cotización/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Comprar/ })).toHaveCount(0);
      // The plans in another currency, loaded by the page's script.
      await plans.locator('label[data-currency=cad]').click();
      await expect(plans.getByRole('radio', { name: /canadienses/ })).toBeChecked();
      await expect(plans.locator('form[action="/pay/buy"]')).toHaveCount(0);
    }
  });

  test('answers clearly to whoever wants to pay anyway', breadth, async () => {
    const purchase = { currency: 'COP', value: '40000', product_id: 4, plan_id: 'small' };
    const answer = await fetch(`${other().origin}/pay/transactions/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(purchase),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ CODE: 3, DATA: { reason: 'unavailable' } });
    const help = await fetch(
      `${other().origin}/support/es?${new URLSearchParams({ pregunta: '¿puedo pagar con tarjeta?' })}`,
    );
    expect(help.status).toBe(200);
  });

  test('loads Calendly’s script after the click, with language and person', breadth, async ({ page, allow }) => {
    const site = other();
    allow(/ERR_FAILED/);
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

    const second = await page.context().newPage();
    await stub(second, site, '');
    await second.goto(`${site.origin}/meet/es`);
    await openPopup(second);
    const dialog = second.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('La agenda no se pudo abrir aquí.');
    await expect(dialog.getByRole('link', { name: 'Abrir' })).toHaveAttribute('href', /^https:\/\/calendly\.com/);
  });

  test('does not run an injected script, and logs it', breadth, async ({ browser }) => {
    const site = other();
    const page = await browser.newPage();
    await page.goto(`${site.origin}/contact/en?name=Ana`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    await expect
      .poll(() => site.output(), { timeout: 30_000 })
      .toMatch(/"directive":"script-src-elem","blocked":"inline","page":"\/contact\/en","count":1/);
    expect(site.output()).not.toContain('Ana');
    await page.close();
  });
});

test.describe('with Cal.com', () => {
  // A server with Cal.com would allow it in its policy; this test is only about the popup.
  test.use({ bypassCSP: true });

  test('its script loads after the click, with language and person', breadth, async ({ page, site }) => {
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

test.describe('a site that charges pesos alone, and has many bookings', () => {
  const other = siteWith({ ...keys, QUOTE_TAXES: 'co:IVA:19', MEETING_CONFIRM_FROM: '0' });

  test('sells in pesos, and offers a quote in dollars', breadth, async () => {
    for (const language of ['en', 'es', 'fr'] as const) {
      const html = await (await fetch(`${other().origin}/email-masivo/${language}`)).text();
      const bought = html.split('action="/pay/buy"').slice(1);
      const currencies = bought.map((form) => /name="currency" value="([A-Z]{3})"/.exec(form)?.[1]);
      expect([...new Set(currencies)]).toEqual(['COP']);
      expect(html).toMatch(/IVA 19\s?% \(Colombi[ae]\)/);
      expect(html).not.toMatch(/[\uE010-\uE014]/);
    }
  });

  test('holds a time until it is confirmed by the mailed link', async ({ page, browser }) => {
    const site = other();
    await page.goto(`${site.origin}/en`);
    await page.getByRole('banner').getByRole('link', { name: 'Book a meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a meeting' });
    const { name, email } = uniqueVisitor();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('What’s it about?').fill('A fleet of 40 trucks');
    await times(dialog).first().check();
    await dialog.getByRole('button', { name: 'Book this time' }).click();
    await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeFocused();
    await expect(dialog).toContainText(`We’ve sent an e-mail to ${email}.`);
    await expect(dialog.getByRole('link', { name: 'Add to calendar' })).toBeHidden();
    await axe(page, '#meeting-dialog');

    await expect.poll(() => linkFor(site, email)).toBeDefined();
    const link = `${site.origin}${await linkFor(site, email)}`;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Confirm your meeting');
    await reader.getByRole('button', { name: 'Confirm the meeting' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your meeting is booked');
    await expect(reader.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('It’s already booked');
    await context.close();
  });
});

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

/** The link in the mail that asks to confirm. */
async function linkFor({ dataDir }: Site, email: string): Promise<string | undefined> {
  for (const mail of await sentMails({ dataDir })) {
    // Mails break long lines and encode some characters.
    const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const [link] = /\/meet\/book\/en\?meeting=[\w-]+&confirm=[\w-]+/.exec(text) ?? [];
    if (link && text.includes(`To: ${email}`)) return link;
  }
  return undefined;
}

/** What people and machines read: texts, descriptions, names of pictures, the props of islands, data for search engines. */
function textsIn(html: string): string[] {
  const read = / (?:content|alt|title|aria-label|placeholder|data-props)="([^"]*)"/g;
  const attributes = [...html.matchAll(read)].map(([, value = '']) => value);
  const shown = html.replaceAll(/<style[\s\S]*?<\/style>|<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '');
  return [...attributes, ...shown.split(/<[^>]*>/)];
}
