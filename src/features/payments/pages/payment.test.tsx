import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { attributesOf, expectSound, formsIn, parseHtml, readableText } from '#platform/testing-html.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { purchase } from '../contract.ts';
import { testAnswers } from './testing-answers.ts';

const draw = (name: string, language: Language = 'en') => {
  const payment = testAnswers[name];
  if (!payment) throw new Error(`There is no answer called ${name}`);
  const { title, content } = drawLive({ path: '/payment', payment }, language);
  return { title, $: parseHtml(content) };
};

describe.each(languageCodes)('the payment page in %s', (language) => {
  it.each(Object.keys(testAnswers))('renders the variant %s', (name) => {
    const { title, $ } = draw(name, language);
    expect(title).not.toBe('');
    expect($('h1')).toHaveLength(1);
    expectSound($);
    // Every variant offers a next step.
    expect($(`a[href="#ask"], a[href^="/support/${language}"], a[href^="/email-masivo/${language}"]`)).not.toHaveLength(
      0,
    );
  });
});

describe('the payment page', () => {
  it('the page of a paid order names the item, links to the receipt and says what comes next', () => {
    const { title, $ } = draw('paid');
    expect(title).toMatch(/^Paid · P-7KQ2-94MX-3HTW/);
    const text = readableText($);
    expect(text).toContain('Bulk e-mail: fifty thousand (50,000 e-mails)');
    expect(attributesOf($, 'a', 'href')).toContain('/pay/receipts/P-7KQ2-94MX-3HTW.pdf?key=k');
    expect(text).toContain('a•••@example.com');
    expect(text).toContain('We set it up');
    expect(text).not.toContain('It’s ready');
    expect(readableText(draw('paid-delivered').$)).toContain('It’s ready');
  });

  it.each(languageCodes)('the page of an order leads back to the payments of the account in %s', (language) => {
    const { $ } = draw('voided', language);
    const steps = attributesOf($, 'nav ol a', 'href');
    expect(steps.slice(-2)).toEqual([
      `/dashboard/${language}?view=payments`,
      expect.stringMatching(`^/payment/${language}\\?order=P-7KQ2-94MX-3HTW&key=`),
    ]);
    expect($('nav ol a[aria-current=page]').text()).toBe('P-7KQ2-94MX-3HTW');
    expect(steps).not.toContain(`/payment/${language}`);
  });

  it('links to the checkout only while the order can be paid', () => {
    const links = (name: string) => attributesOf(draw(name).$, '[href^="https:"]', 'href');
    const checkout = 'https://checkout.example/p/?reference=P-7KQ2-94MX-3HTW';
    expect(links('open')).toEqual([checkout]);
    for (const name of ['pending', 'expired', 'error', 'declined', 'paid', 'voided']) expect(links(name)).toEqual([]);
  });

  it.each([
    ['expired', { plan_id: 'medium', value: 20_000_000 }],
    ['error', { plan_id: 'medium', value: 20_000_000 }],
    ['declined', { plan_id: 'medium', value: 20_000_000 }],
    ['declined-top-up', { plan_id: undefined, value: 2_800_000 }],
  ])('the page of the order %s offers to buy the item again, or the plans, before the facts', (name, bought) => {
    const { $ } = draw(name);
    const [form] = formsIn($);
    expect(form).toMatchObject({ method: 'post', action: '/pay/buy' });
    const { plan_id, ...sent } = purchase.parse(form?.hidden);
    expect({ plan_id, ...sent }).toMatchObject({ ...bought, product_id: 4, currency: 'cop', lang: 'en' });
    const inOrder = $('form[action="/pay/buy"], a[href="/email-masivo/en#plans"], dl').toArray();
    expect(inOrder.map((element) => element.tagName).slice(0, 3)).toEqual(['form', 'a', 'dl']);
  });

  it.each(['open', 'pending', 'paid', 'voided'])(
    'the page of an order that is %s does not offer to buy the item again',
    (name) => {
      expect(draw(name).$('form[action="/pay/buy"]')).toHaveLength(0);
    },
  );

  it.each(['open', 'pending'])('the page of an order that is %s has a link to check again', (name) => {
    const { $ } = draw(name);
    expect(attributesOf($, 'a', 'href')).toContain('/payment/en?order=P-7KQ2-94MX-3HTW&key=Jx0kQ2-94MX_3HTWabcdeF');
    expect($(`[data-state=${name}]`)).toHaveLength(1);
  });

  it('says that no money moves only in the sandbox', () => {
    for (const name of Object.keys(testAnswers)) {
      expect(readableText(draw(name).$).includes('No money moves')).toBe(name.endsWith('sandbox'));
    }
  });

  it.each([
    ['confirm-currency', { plan_id: 'small', product_id: 4, currency: 'cop', value: 4_000_000, lang: 'en' }],
    ['confirm-price', { plan_id: undefined, product_id: 4, currency: 'cop', value: 4_000_000, lang: 'en' }],
  ])('the form of %s sends the right purchase', (name, bought) => {
    const [form] = formsIn(draw(name).$);
    expect(form).toMatchObject({ method: 'post', action: '/pay/buy' });
    const sent = purchase.parse(form?.hidden);
    expect({ ...sent, plan_id: sent.plan_id }).toMatchObject(bought);
  });

  it('shows the price that the visitor saw, and why it has changed', () => {
    expect(readableText(draw('confirm-currency').$)).toMatch(/charged in Colombian pesos.*12/);
    expect(readableText(draw('confirm-price').$)).toMatch(/price has changed/);
  });
});
