import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { type Language, languageCodes } from '#site/languages.ts';
import { formsIn } from '#ui/testing-forms.ts';
import { purchase } from '../contract.ts';
import { testAnswers } from './testing-answers.ts';

const draw = (name: string, language: Language = 'en') => {
  const payment = testAnswers[name];
  if (!payment) throw new Error(`There is no answer called ${name}`);
  return drawLive({ path: '/payment', payment }, language);
};

describe.each(languageCodes)('the payment page in %s', (language) => {
  it.each(Object.keys(testAnswers))('renders the variant %s', (name) => {
    const { title, content } = draw(name, language);
    expect(title).not.toBe('');
    expect(content.match(/<h1/g)).toHaveLength(1);
    expect(content).not.toMatch(/\sstyle=|<style|<script/);
    expect(content).not.toMatch(/\[object|undefined|NaN|\{\w+[,}]/);
    // Every variant offers a next step.
    expect(content).toMatch(new RegExp(`href="/(support|email-masivo)/${language}`));
  });
});

describe('the payment page', () => {
  it('of a paid order names the item, links to the receipt and says what comes next', () => {
    const { title, content } = draw('paid');
    expect(title).toMatch(/^Paid · P-7KQ2-94MX-3HTW/);
    expect(content).toContain('Bulk e-mail: Fifty thousand (50,000 e-mails)');
    expect(content).toContain('href="/pay/receipts/P-7KQ2-94MX-3HTW.pdf?key=k"');
    expect(content).toContain('a•••@example.com');
    expect(content).toContain('We set it up');
    expect(content).not.toContain('It is ready');
    expect(draw('paid-delivered').content).toContain('It is ready');
  });

  it('links to the checkout only while the order can be paid', () => {
    const links = (name: string) => [...draw(name).content.matchAll(/href="(https:[^"]+)"/g)].map(([, url]) => url);
    const checkout = 'https://checkout.example/p/?reference=P-7KQ2-94MX-3HTW';
    expect(links('open')).toEqual([checkout]);
    for (const name of ['pending', 'expired', 'error', 'declined', 'paid', 'voided']) expect(links(name)).toEqual([]);
  });

  it.each([
    ['expired', { plan_id: 'medium', value: 20_000_000 }],
    ['error', { plan_id: 'medium', value: 20_000_000 }],
    ['declined', { plan_id: 'medium', value: 20_000_000 }],
    ['declined-top-up', { plan_id: undefined, value: 2_800_000 }],
  ])('of the order %s offers to buy the item again, or the plans, before the facts', (name, bought) => {
    const { content } = draw(name);
    const [form] = formsIn(content);
    expect(form).toMatchObject({ method: 'post', action: '/pay/buy' });
    const { plan_id, ...sent } = purchase.parse(form?.hidden);
    expect({ plan_id, ...sent }).toMatchObject({ ...bought, product_id: 4, currency: 'cop', lang: 'en' });
    const places = ['action="/pay/buy"', 'href="/email-masivo/en#plans"', '<dl'].map((part) => content.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each(['open', 'pending', 'paid', 'voided'])(
    'of an order that is %s does not offer to buy the item again',
    (name) => {
      expect(draw(name).content).not.toContain('action="/pay/buy"');
    },
  );

  it.each(['open', 'pending'])('of an order that is %s has a link to check again without JavaScript', (name) => {
    const { content } = draw(name);
    expect(content).toContain('href="/payment/en?order=P-7KQ2-94MX-3HTW&amp;key=Jx0kQ2-94MX_3HTWabcdeF"');
    expect(content).toContain(`data-state="${name}"`);
  });

  it('says that no money moves only in the sandbox', () => {
    for (const name of Object.keys(testAnswers)) {
      expect(draw(name).content.includes('No money moves')).toBe(name.endsWith('sandbox'));
    }
  });

  it.each([
    ['confirm-currency', { plan_id: 'small', product_id: 4, currency: 'cop', value: 4_000_000, lang: 'en' }],
    ['confirm-price', { plan_id: undefined, product_id: 4, currency: 'cop', value: 4_000_000, lang: 'en' }],
  ])('with the form of %s sends the right purchase', (name, bought) => {
    const [form] = formsIn(draw(name).content);
    expect(form).toMatchObject({ method: 'post', action: '/pay/buy' });
    const sent = purchase.parse(form?.hidden);
    expect({ ...sent, plan_id: sent.plan_id }).toMatchObject(bought);
  });

  it('shows the price that the visitor saw, and why it has changed', () => {
    expect(draw('confirm-currency').content).toMatch(/charged in Colombian pesos.*12/);
    expect(draw('confirm-price').content).toMatch(/price has changed/);
  });
});
