import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { quotables } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import type { Quote } from '../quote.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import { readSelection } from '../selected-items.ts';
import { partName } from './catalogue/catalogue-row.tsx';

const typed = { name: 'Ana "Anita" <b>', email: 'ana@', company: 'Hormiga & Cía.', note: 'dos\nlíneas' };
const choosing: QuoteAnswer = {
  kind: 'choose',
  selected: readSelection('product-wabot.12.5_support-impact.3'),
  currency: 'cop',
  country: 'co',
  typed,
  problems: { email: 'invalid' },
  errorCode: undefined,
  requestId: '00000000-0000-4000-8000-000000000001',
};

const day = 86_400_000;
const quote: Quote = {
  reference: 'Q-7KQ2-94MX-3HTW',
  language: 'en',
  country: 'co',
  currency: 'cop',
  name: 'Ana',
  email: 'ana@example.com',
  company: 'Hormiga & Cía.',
  note: undefined,
  createdAt: 0,
  validUntil: 30 * day,
  verifyUrl: '',
  lines: [
    { id: 'a', kind: 'product', name: 'Wabot', amount: '12 months', unit: 100, per: 'per month', total: 600_000_000 },
    { id: 'b', kind: 'service', name: 'Support', amount: '1 month', unit: undefined, per: '', total: undefined },
  ],
  subtotal: 600_000_000,
  taxes: [{ name: 'IVA', rate: 1900, minor: 114_000_000 }],
  total: 714_000_000,
};
const made = (change: Partial<Extract<QuoteAnswer, { kind: 'made' }>> = {}): QuoteAnswer => ({
  kind: 'made',
  quote,
  state: 'valid',
  pdf: '/q.pdf',
  choice: '/support/quote/en?items=a',
  canPay: true,
  payment: undefined,
  errorCode: undefined,
  ...change,
});

const draw = (answer: QuoteAnswer, language: 'en' | 'es' | 'fr' = 'en') =>
  drawLive({ path: '/support/quote', quote: answer }, language);

describe.each(languageCodes)('the page of quotes in %s', (language) => {
  it.each([
    ['to be put right', choosing],
    ['made', made()],
    ['expired', made({ state: 'expired', canPay: false })],
    ['paid', made({ state: 'paid', canPay: false, payment: '/payment/en?order=P-1' })],
    ['not to be paid', made({ canPay: false, errorCode: 'unavailable' })],
  ] as const)('renders %s', (_, answer) => {
    const { title, content } = draw(answer, language);
    expect(title).not.toBe('');
    expect(content.match(/<h1/g)).toHaveLength(1);
    for (const [link] of content.matchAll(/<a [^>]*target="_blank"[\s\S]*?<\/a>/g))
      expect(link).toContain(wordsIn(language).shell.newTab);
    expect(content).not.toMatch(/\sstyle=|<style|<script/);
    expect(content.replaceAll(/data-props="[^"]*"/g, '')).not.toMatch(/\[object|undefined|NaN|\{\w+[,}]/);
  });
});

describe('the page of quotes', () => {
  it('offers all quotable items, with what was chosen and typed', () => {
    const { content } = draw(choosing);
    for (const { id } of quotables) expect(content).toContain(`value="${id}"`);
    expect(content.match(/name="pick" checked=""/g)).toHaveLength(2);
    expect(content).toContain('value="Ana &quot;Anita&quot; &lt;b&gt;"');
    expect(content).toContain('COP\u00a06,000,000');
    expect(content).toContain('aria-invalid="true"');
    expect(content).toContain('name="value" value="6000000"');
  });

  it('offers payment only while the quote can be paid', () => {
    expect(draw(made()).content).toContain('name="quotation_id" value="Q-7KQ2-94MX-3HTW"');
    for (const answer of [made({ canPay: false }), made({ state: 'expired' }), made({ payment: '/payment/en' })]) {
      expect(draw(answer).content).not.toContain('quotation_id" value');
    }
  });

  it('continues an open payment, and only shows one that is with the bank', () => {
    const payment = '/payment/en?order=P-1';
    expect(draw(made({ payment })).content).toContain('Continue the payment');
    expect(draw(made({ payment, canPay: false })).content).toContain('See the payment');
  });

  it('always shows the subtotal, and says if taxes are not included', () => {
    expect(draw(made()).content).toMatch(/Subtotal<.*>Total</);
    const untaxed = draw(made({ quote: { ...quote, taxes: [], total: quote.subtotal } })).content;
    expect(untaxed).toMatch(/Subtotal<.*>Total before taxes</);
  });

  it('does not name the recipient after their account was deleted', () => {
    expect(draw(made()).content).toContain('also reaches ana@example.com');
    const forgotten = { ...quote, name: '', email: '', company: undefined };
    const { content } = draw(made({ quote: forgotten }));
    expect(content).not.toMatch(/also reaches|>For<|>Sent to</);
    expect(content).toContain('Its prices hold until');
  });

  it('has the quote’s number in its links', () => {
    const { title, content } = draw(made());
    expect(title).toMatch(/^Q-7KQ2-94MX-3HTW/);
    expect(content).toContain('/meet/book/en?quote=Q-7KQ2-94MX-3HTW');
    expect(content).toContain('My question is about quote Q-7KQ2-94MX-3HTW:');
    expect(content).toContain('IVA 19%');
    expect(content).toContain('By agreement');
  });
});

describe('the parts of a name', () => {
  it.each([
    ['Wabot: chat and messaging bot', 'Wabot: ', 'chat and messaging bot'],
    ['Service rapide : Une API', 'Service rapide : ', 'Une API'],
    ['10,000 e-mails, prepaid', '10,000 e-mails, prepaid', ''],
  ])('of %s are split at the colon', (name, before, after) => {
    expect(partName(name)).toEqual({ before, after });
  });
});
