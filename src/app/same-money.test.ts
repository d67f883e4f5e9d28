import { describe, expect, it } from 'vitest';
import { drawReceipt } from '#features/payments/pdf/receipt.ts';
import { testReceipt } from '#features/payments/pdf/testing-receipt.ts';
import { payerMail } from '#features/payments/server/buyer-mails.ts';
import { drawQuote } from '#features/quotes/pdf/quote.ts';
import { testQuote } from '#features/quotes/pdf/testing-quote.ts';
import { quoteMails } from '#features/quotes/server/mail.ts';
import { parseHtml } from '#platform/testing-html.ts';
import { currencies } from '#site/currencies.ts';
import { languageCodes } from '#site/languages.ts';
import { readPdf } from '#ui/pdf/testing-pdf.ts';
import { drawLive } from './live.tsx';

const config = {
  teamEmail: 'team@example.com',
  publicUrl: 'https://www.hormiga.example',
  payments: { kind: 'sandbox' },
} as const;
const everywhere = languageCodes.flatMap((language) => currencies.map((currency) => [language, currency] as const));

/** Space by space, as a reader compares a page with a document. */
const textsIn = (file: Uint8Array) => readPdf(file).texts.map(({ text }) => text);

describe.each(everywhere)('an amount in %s and %s is written the same way', (language, currency) => {
  it('an amount is the same on the page of a quote, in its mail and in its PDF', async () => {
    const quote = testQuote({ language, currency, taxRules: [{ name: 'IVA', rate: 1900 }] });
    const answer = {
      kind: 'made',
      quote,
      state: 'valid',
      pdf: '/q.pdf',
      choice: '/c',
      canPay: true,
      payment: undefined,
      refund: undefined,
      requests: {},
      errorCode: undefined,
    } as const;
    const $ = parseHtml(drawLive({ path: '/support/quote', quote: answer }, language).content);
    const subtotal = $('dl').last().find('dd').first().text();
    const total = $('dl').last().find('dd').last().text();
    expect(total).toMatch(/\d/);
    const stored = {
      ...quote,
      id: '00000000-0000-4000-8000-000000000001',
      requestId: null,
      userId: null,
      company: null,
      note: null,
      country: null,
      selection: '',
      createdAt: new Date(quote.createdAt),
      validUntil: new Date(quote.validUntil),
      ownerDeletedAt: null,
    };
    const [mail] = quoteMails({ config, secret: 's', isProven: true })(stored);
    const document = textsIn(await drawQuote(quote));
    for (const amount of [subtotal, total]) {
      expect(document).toContain(amount);
      expect(mail?.text).toContain(amount);
    }
    expect($('button[type=submit], a').text()).toContain(total);
  });

  it.each([4_000_000, 123_456_789])('a payment of %i is the same on page, mail and receipt', async (minor) => {
    const money = { minor, currency };
    const reference = 'P-7KQ2-94MX-3HTW';
    const at = Date.UTC(2026, 10, 20, 17);
    const item = { productId: 4, planId: 'medium', emails: undefined };
    const order = {
      ...item,
      reference,
      state: 'paid',
      money,
      taxes: [],
      openLines: [],
      createdAt: at,
      paidAt: at,
      expiresAt: at,
      isDelivered: false,
      deliveryNote: undefined,
      billing: undefined,
      detailsPage: undefined,
      refunds: [],
      contact: undefined,
      sentTo: undefined,
      receipt: undefined,
      checkout: undefined,
      isSandbox: false,
    } as const;
    const $ = parseHtml(
      drawLive({ path: '/payment', payment: { kind: 'order', key: 'k', order, again: undefined } }, language).content,
    );
    const amount = $('dl dd').eq(2).text();
    expect(amount).toMatch(/\d/);
    const [email, day] = ['ana@example.com', new Date(at)];
    const stored = {
      ...item,
      reference,
      email,
      language,
      currency,
      amount: minor,
      taxes: [],
      openLines: [],
      emailCorrectedAt: null,
      id: '00000000-0000-4000-8000-000000000001',
      requestId: null,
      userId: null,
      country: null,
      quoteReference: null,
      emails: null,
      provider: 'wompi',
      apiClient: null,
      state: 'paid',
      createdAt: day,
      expiresAt: day,
      paidAt: day,
      deliveredAt: null,
      deliveryId: null,
      deliveryNote: null,
      nextCheckAt: null,
      checks: 0,
      lastCheckAt: null,
      ownerDeletedAt: null,
    } as const;
    expect(payerMail(config, 's', stored, 'approved').text).toContain(amount);
    expect(textsIn(await drawReceipt(testReceipt({ money, language })))).toContain(amount);
  });
});
