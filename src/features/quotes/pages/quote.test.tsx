import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { quotables } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import { attributesOf, expectSound, parseHtml, readableText, textsOf } from '#platform/testing-html.ts';
import { msPerDay } from '#site/durations.ts';
import { type Language, languageCodes } from '#site/languages.ts';
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
  validUntil: 30 * msPerDay,
  isPayable: true,
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
  refund: undefined,
  requests: {},
  errorCode: undefined,
  ...change,
});

const draw = (answer: QuoteAnswer, language: Language = 'en') =>
  drawLive({ path: '/support/quote', quote: answer }, language);

describe.each(languageCodes)('the page of quotes in %s', (language) => {
  it.each([
    ['to be put right', choosing],
    ['made', made()],
    ['expired', made({ state: 'expired', canPay: false })],
    ['paid', made({ state: 'paid', canPay: false, payment: '/payment/en?order=P-1' })],
    ['refunded', made({ refund: '/payment/en?order=P-1' })],
    ['not to be paid', made({ canPay: false, errorCode: 'unavailable' })],
  ] as const)('renders %s', (_, answer) => {
    const { title, content } = draw(answer, language);
    expect(title).not.toBe('');
    const $ = parseHtml(content);
    expect($('h1')).toHaveLength(1);
    for (const link of textsOf($, 'a[target=_blank]')) expect(link).toContain(wordsIn(language).shell.newTab);
    expectSound($);
  });
});

describe('the page of quotes', () => {
  const contentOf = (answer: QuoteAnswer) => parseHtml(draw(answer).content);
  const textIn = (answer: QuoteAnswer) => readableText(contentOf(answer));
  const requestsIn = (answer: QuoteAnswer) =>
    attributesOf(contentOf(answer), 'form:has([name=made]) [name=about]', 'value');

  it('offers all quotable items, with what was chosen and typed', () => {
    const $ = contentOf(choosing);
    expect(attributesOf($, '[name=pick]', 'value')).toEqual(expect.arrayContaining(quotables.map(({ id }) => id)));
    expect(attributesOf($, '[name=pick][checked]', 'value')).toEqual(['product-wabot', 'support-impact']);
    expect($('[name=name]').val()).toBe(typed.name);
    expect($.root().text()).toContain('COP\u00a06,000,000');
    expect(attributesOf($, '[aria-invalid=true]', 'name')).toEqual(['email']);
    expect($('[name=value]').val()).toBe('6000000');
  });

  it('offers payment only while the quote can be paid', () => {
    expect(contentOf(made())('[name=quotation_id]').val()).toBe('Q-7KQ2-94MX-3HTW');
    for (const answer of [made({ canPay: false }), made({ state: 'expired' }), made({ payment: '/payment/en' })]) {
      expect(contentOf(answer)('[name=quotation_id]')).toHaveLength(0);
    }
  });

  it('continues an open payment, and only shows one that is with the bank', () => {
    const payment = '/payment/en?order=P-1';
    expect(textIn(made({ payment }))).toContain('Continue payment');
    expect(textIn(made({ payment, canPay: false }))).toContain('See the payment');
  });

  it('says that its payment was refunded, and where to see it', () => {
    const $ = contentOf(made({ refund: '/payment/en?order=P-1' }));
    expect(readableText($)).toContain('The payment for this quote was refunded');
    expect($('a[href="/payment/en?order=P-1"]').text()).toBe('See the payment');
    expect(textIn(made())).not.toContain('refunded');
  });

  it('asks about an address that is probably mistyped, while the quote is valid', () => {
    const mistyped = { ...quote, email: 'ana@gmial.com' };
    expect(textIn(made({ quote: mistyped }))).toContain('Did you mean ana@gmail.com?');
    expect(textIn(made({ quote: mistyped, state: 'paid', canPay: false }))).not.toContain('Did you mean');
    expect(textIn(made())).not.toContain('Did you mean');
  });

  it('always shows the subtotal and the total, with taxes or without', () => {
    const labels = (answer: QuoteAnswer) => textsOf(contentOf(answer), 'dt').filter((text) => /total/i.test(text));
    expect(labels(made())).toEqual(['Subtotal', 'Total']);
    const untaxed = made({ quote: { ...quote, taxes: [], total: quote.subtotal } });
    expect(labels(untaxed)).toEqual(['Subtotal', 'Total']);
  });

  it('says before and after payment what is still to be agreed, and asks for its price in one press', () => {
    expect(textIn(made())).toContain('Not included, and still to be agreed: Support.');
    expect(requestsIn(made())).toEqual(['prices']);
    expect(contentOf(made())('form:has([name=about]) [name=made]').val()).toBe('Q-7KQ2-94MX-3HTW');
    const paid = made({ state: 'paid', canPay: false, payment: '/payment/en?order=P-1' });
    expect(textIn(paid)).toContain('Everything on it that has a price is paid. Still to be agreed: Support.');
    expect(textIn(paid)).not.toContain('nothing more to pay');
    const asked = made({ requests: { prices: 'H-7KQ2-94MX' } });
    expect(textIn(asked)).toContain('Your request is H-7KQ2-94MX');
    expect(requestsIn(asked)).toEqual([]);
    const whole = { ...quote, lines: quote.lines.slice(0, 1) };
    expect(textIn(made({ quote: whole, state: 'paid', canPay: false }))).toContain(
      'There’s nothing more to pay on it.',
    );
    expect(textIn(made({ quote: whole }))).not.toContain('Still to be agreed');
  });

  it('offers the invoice in one press where cards are not charged, and says nothing about cards', () => {
    expect(requestsIn(made({ canPay: false }))).toEqual(['prices', 'invoice']);
    expect(textIn(made({ canPay: false }))).not.toMatch(/\bcards?\b/i);
    expect(requestsIn(made({ canPay: false, quote: { ...quote, name: '', email: '' } }))).toEqual([]);
  });

  it('does not name the recipient after their account was deleted', () => {
    expect(textIn(made())).toContain('also reach ana@example.com');
    const forgotten = { ...quote, name: '', email: '', company: undefined };
    const $ = contentOf(made({ quote: forgotten }));
    expect(textsOf($, 'dt')).not.toContainEqual(expect.stringMatching(/^(For|Sent to)$/));
    expect($.root().text()).not.toContain('also reach');
    expect($.root().text()).toContain('Its prices are valid until');
  });

  it('has the quote’s number in its links', () => {
    expect(draw(made()).title).toMatch(/^Q-7KQ2-94MX-3HTW/);
    const $ = contentOf(made());
    expect($('a[href^="/meet/book/en?quote=Q-7KQ2-94MX-3HTW"]')).not.toHaveLength(0);
    expect($.html()).toContain('My question is about quote Q-7KQ2-94MX-3HTW:');
    expect($.root().text()).toContain('IVA 19%');
    expect($.root().text()).toContain('By agreement');
  });
});

describe('the parts of a name', () => {
  it.each([
    ['Wabot: chat and messaging bot', 'Wabot: ', 'chat and messaging bot'],
    ['Service rapide : Une API', 'Service rapide : ', 'Une API'],
    ['10,000 e-mails, prepaid', '10,000 e-mails, prepaid', ''],
  ])('the parts of %s are split at the colon', (name, before, after) => {
    expect(partName(name)).toEqual({ before, after });
  });
});
