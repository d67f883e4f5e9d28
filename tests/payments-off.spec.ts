import { expect, test } from '@playwright/test';
import type { Language } from '../src/site/languages.ts';
import { builtPages } from './support/built-pages.ts';
import { type Site, startSite } from './support/start-site.ts';

const card: Readonly<Record<Language, RegExp>> = { en: /\bcards?\b/i, es: /tarjeta/i, fr: /\bcartes?\b/i };

/** What our customers do with the cards of their own customers, and cards that nobody pays with. */
const others: Readonly<Record<Language, readonly string[]>> = {
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
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ PAYMENTS: 'off' });
  });
  test.afterAll(() => site.stop());

  test('says nothing about them on any page, and has no button to buy or pay', async () => {
    const found: string[] = [];
    for (const { address, language } of builtPages()) {
      const html = await (await fetch(site.origin + address)).text();
      if (html.includes('action="/pay/buy"')) found.push(`${address}: a form that buys`);
      for (const text of textsIn(html)) {
        const left = others[language].reduce((rest, one) => rest.replaceAll(one, ''), text);
        const at = card[language].exec(left)?.index;
        if (at !== undefined) found.push(`${address}: ${left.slice(Math.max(0, at - 60), at + 60)}`);
      }
    }
    expect(found).toEqual([]);
    expect(await (await fetch(`${site.origin}/llms.txt`)).text()).not.toMatch(card.en);
  });

  test('leads from a plan to a quote, with and without JavaScript', async ({ page }) => {
    for (const address of ['/products/suppmail/es', '/email-masivo/es']) {
      await page.goto(`${site.origin}${address}#plans`);
      const plans = page.locator('#plans');
      await expect(plans.getByRole('link', { name: /^Agregar a la cotización/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Comprar/ })).toHaveCount(0);
      // The plans in another currency, loaded by the page's script.
      await plans.locator('label[data-currency=cad]').click();
      await expect(plans.getByRole('radio', { name: /canadienses/ })).toBeChecked();
      await expect(plans.locator('form[action="/pay/buy"]')).toHaveCount(0);
    }
  });

  test('answers clearly to whoever wants to pay anyway', async () => {
    const purchase = { currency: 'COP', value: '40000', product_id: 4, plan_id: 'small' };
    const answer = await fetch(`${site.origin}/pay/transactions/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(purchase),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ CODE: 3, DATA: { reason: 'unavailable' } });
    const help = await fetch(
      `${site.origin}/support/es?${new URLSearchParams({ pregunta: '¿puedo pagar con tarjeta?' })}`,
    );
    expect(help.status).toBe(200);
  });
});

test('a site that charges pesos alone sells in pesos, and offers a quote in dollars', async () => {
  const site = await startSite({ ...keys, QUOTE_TAXES: 'co:IVA:19' });
  try {
    for (const language of ['en', 'es', 'fr'] as const) {
      const html = await (await fetch(`${site.origin}/email-masivo/${language}`)).text();
      const bought = html.split('action="/pay/buy"').slice(1);
      const currencies = bought.map((form) => /name="currency" value="([A-Z]{3})"/.exec(form)?.[1]);
      expect([...new Set(currencies)]).toEqual(['COP']);
      expect(html).toMatch(/IVA 19\s?% \(Colombi[ae]\)/);
      expect(html).not.toMatch(/[\uE010-\uE014]/);
    }
  } finally {
    await site.stop();
  }
});

/** What people and machines read: texts, descriptions, names of pictures, the props of islands, data for search engines. */
function textsIn(html: string): string[] {
  const read = / (?:content|alt|title|aria-label|placeholder|data-props)="([^"]*)"/g;
  const attributes = [...html.matchAll(read)].map(([, value = '']) => value);
  const shown = html.replaceAll(/<style[\s\S]*?<\/style>|<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '');
  return [...attributes, ...shown.split(/<[^>]*>/)];
}
