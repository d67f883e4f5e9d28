import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { languageCodes } from '#site/languages.ts';
import { readPdf } from '#ui/pdf/testing-pdf.ts';
import { readSelection } from '../selected-items.ts';
import { drawQuote } from './quote.ts';
import { everything, testQuote } from './testing-quote.ts';

const draw = async (...of: Parameters<typeof testQuote>) => readPdf(await drawQuote(testQuote(...of)));
/** Without the footer of every page. */
const textsOf = async (...of: Parameters<typeof testQuote>) =>
  (await draw(...of)).texts.flatMap(({ tag, text }) => (tag === 'Artifact' ? [] : [text]));

describe('the PDF of a quote', () => {
  let quote: Awaited<ReturnType<typeof draw>>;
  beforeAll(async () => {
    quote = await draw();
  });

  it.each([
    ['https://shop.example', 'shop.example'],
    ['http://localhost:3000', new URL(brand.siteUrl).host],
  ])('the PDF of a server at %s names %s in its footer', async (publicUrl, host) => {
    const { texts } = await draw({}, { verifyUrl: `${publicUrl}/support/status/en?quote=Q-7KQ2-94MX-3HTW` });
    const footer = texts.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text);
    expect(footer.join('\n')).toContain(`${host}Q-7KQ2-94MX-3HTW`);
  });

  it('contains everything that belongs on a quote', () => {
    expect(quote.texts.map(({ text }) => text).join('\n')).toMatchInlineSnapshot(`
      "hormiga
      Quote
      Quote number
      Q-7KQ2-94MX-3HTW
      Date
      November 14, 2026
      Valid until
      December 14, 2026
      For
      Transportes del Caribe S.A.S.
      Ana Núñez
      ana@example.com
      Issued by
      Hormiga Software S.A.S.
      Tax ID (NIT) 900.000.000-0
      Bucaramanga, Santander, Colombia
      hola@hormiga.example
      Item
      Unit price
      Line total
      Wabot: chat and messaging bot
      12 months · 5 subscriptions
      US$20
      per month
      US$1,200
      Quick service: connect an API
      1 unit
      US$250
      each
      US$250
      Support plan Startups (20 hours a month)
      6 months
      US$500
      per month
      US$3,000
      Suppmail for a year, small team: up to 3 users
      1 year
      By agreement
      Subtotal
      US$4,450
      Total (USD)
      US$4,450
      Note
      We begin in January.
      Terms
      Valid for 30 days: these prices are guaranteed until December 14, 2026, whatever our pages say by then.
      A line by agreement has no price in this currency and is not in the total: write to us, and we will agree on it with you.
      Products are charged for the months and subscriptions listed here.
      A quick service is paid once, for everything listed on its page. Anything else is quoted separately.
      Support plans: hours are monthly, and unused hours do not roll over. Plans are renewed every year.
      Suppmail for a year: one payment covers twelve months.
      Support hours, Bogotá time: Monday to Friday: 8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM · Saturday: 8:00 AM – 12:00 PM.
      To pay by card, where cards are charged in the currency of the quote, or to arrange another way: https://www.hormiga.example/support/quote/en?made=Q-7KQ2-94MX-3HTW
      For everything else our terms of use apply: https://www.hormiga.example/terms/en
      Is it genuine?
      Scan the code, or open this address. It shows the total and whether the quote is ours and still valid.
      https://www.hormiga.example/support/status/en?quote=Q-7KQ2-94MX-3HTW
      This is a quote, not an invoice.
      www.hormiga.exampleQ-7KQ2-94MX-3HTWPage 1 of 1"
    `);
  });

  it('has the structure that screen readers need, and a text for the QR code', () => {
    expect(quote.isMarked).toBe(true);
    const count = (tag: string) => quote.structure.filter((one) => one === tag).length;
    expect(['H1', 'H2', 'Figure'].map(count)).toEqual([1, 2, 1]);
    expect(['TR', 'TH', 'TD'].map(count)).toEqual([5, 3, 12]);
    expect(quote.info('Alt')).toBe(
      'QR code with the address https://www.hormiga.example/support/status/en?quote=Q-7KQ2-94MX-3HTW',
    );
  });

  it('has metadata', () => {
    expect(quote.info('Title')).toBe('Quote Q-7KQ2-94MX-3HTW');
    expect(quote.info('Subject')).toBe('Quote by Hormiga');
    expect(quote.info('Author')).toBe(brand.legalName);
    expect(quote.info('Lang')).toBe('en-CA');
    expect(quote.fonts.sort()).toEqual(['BricolageGrotesque-ExtraBold', 'Figtree-Bold', 'Figtree-Regular']);
  });

  it('links to where it is paid and verified', () => {
    const site = 'https://www.hormiga.example';
    expect(quote.links).toEqual([
      `${site}/support/quote/en?made=Q-7KQ2-94MX-3HTW`,
      `${site}/terms/en`,
      `${site}/support/status/en?quote=Q-7KQ2-94MX-3HTW`,
    ]);
    expect(quote.structure.filter((tag) => tag === 'Link')).toHaveLength(3);
  });

  it.each(languageCodes.flatMap((language) => (['us', 'co'] as const).map((country) => [language, country] as const)))(
    'the PDF of three items has one page in %s with the paper size of %s',
    async (language, country) => {
      const selected = readSelection('product-wabot.12.5_quick-api.1_support-startups.6');
      const { pages } = await draw({ language, selected, taxRules: [{ name: 'IVA', rate: 1900 }] }, { country });
      expect(pages).toHaveLength(1);
    },
  );

  it('is the same file each time it is drawn', async () => {
    expect(await drawQuote(testQuote())).toEqual(await drawQuote(testQuote()));
  });

  it.each([
    ['es', 'cop', 'co', 'Cotización', 'Válida hasta', 'IVA (19\u00A0%)', '[0 0 612 792]'],
    ['fr', 'cad', 'ca', 'Soumission', 'Valide jusqu’au', 'HST (13\u00A0%)', '[0 0 612 792]'],
  ] as const)(
    'is in %s with the paper size of its country, and with taxes',
    async (language, currency, country, ...words) => {
      const [title, until, tax, size] = words;
      const taxRules = [language === 'es' ? { name: 'IVA', rate: 1900 } : { name: 'HST', rate: 1300 }];
      const { texts, pages, info } = await draw({ language, currency, taxRules }, { country });
      const written = texts.map(({ text }) => text.replace(/(\d)%/, '$1\u00A0%'));
      expect(written).toEqual(expect.arrayContaining([title, until, tax]));
      expect(pages[0]).toContain(size);
      expect(info('Title')).toContain(title);
    },
  );

  it('spans pages that repeat the table head, and splits no row', async () => {
    const { texts, pages, structure } = await draw({ selected: everything });
    const heads = texts.filter(({ text }) => text.includes('Unit price'));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(heads.length).toBeGreaterThanOrEqual(pages.length - 1);
    // It is one table, whose head is read out once.
    expect(heads.map(({ tag }) => tag)).toEqual(['TH', ...heads.slice(1).map(() => 'Artifact')]);
    expect(['Table', 'TH'].map((tag) => structure.filter((one) => one === tag).length)).toEqual([1, 3]);
    expect(structure.filter((tag) => tag === 'TD')).toHaveLength(3 * everything.length);
    expect(texts.filter(({ text }) => text.startsWith('Total (USD)'))).toHaveLength(1);
  });

  it.each([9, 10, 11, 12, 13])('a PDF of %i items leaves no head and no sums alone on a page', async (count) => {
    const { texts, pages } = await draw({ selected: everything.slice(0, count) }, { note: 'One line.\n'.repeat(8) });
    const footers = texts.flatMap(({ text }, index) => (/Page \d of \d$/.test(text) ? [index] : []));
    expect(footers).toHaveLength(pages.length);
    for (const [page, end] of footers.entries()) {
      const onPage = texts.slice((footers[page - 1] ?? -1) + 1, end);
      const hasRow = onPage.some(({ tag }) => tag === 'TD');
      expect(onPage.some(({ text }) => text.includes('Unit price'))).toBe(hasRow);
      if (onPage.some(({ text }) => text === 'Subtotal')) expect(hasRow).toBe(true);
    }
  });

  it('continues a long note on the next pages, as one paragraph', async () => {
    const lines = Array.from({ length: 150 }, (_, line) => `line ${line}`);
    const [short, long] = [await draw({}, { note: 'One line.' }), await draw({}, { note: lines.join('\n') })];
    const parts = long.texts.filter(({ text }) => /^line \d/.test(text));
    expect(parts.map(({ text }) => text).join('')).toBe(lines.join(''));
    expect(parts.length).toBeGreaterThan(2);
    expect(long.structure).toEqual(short.structure);
  });

  it('prints typed text unchanged, also if it is longer than a line', async () => {
    const long = 'x'.repeat(100);
    const note = `ñ á ¿ é ç $ € œ ’ « » ${'w'.repeat(300)}`;
    const texts = await textsOf({}, { name: long, company: 'Ñandú & Çelik “Œuvres”', note });
    const all = texts.join('').replaceAll('\n', '');
    expect(all).toContain('ñ á ¿ é ç $ € œ ’ « »');
    expect(all).toContain('Ñandú & Çelik “Œuvres”');
    expect(all).toContain(long);
    expect(all).toContain('w'.repeat(300));
  });

  it('has no recipient after the person was deleted', async () => {
    const texts = await textsOf({}, { name: '', email: '', company: undefined, note: undefined });
    expect(texts).toContain('Not given');
    expect(texts).not.toContain('Note');
  });

  it('names the recipient once, without parts that nobody could see', async () => {
    const texts = await textsOf({}, { name: '\u200B\u3164', company: 'ana@example.com' });
    expect(texts.slice(texts.indexOf('For') + 1, texts.indexOf('Issued by'))).toEqual(['ana@example.com']);
  });

  it.each([
    ['Arabic', 'محمد الأحمد', 'شركة النقل', 'نبدأ في يناير'],
    ['Chinese', '张伟', '北京运输有限公司', '我们一月份开始。'],
    ['Cyrillic', 'Дмитрий Ёлкин', 'ООО «Ромашка»', 'Начинаем в январе'],
    ['emoji', 'Ana 🐜', '👩‍👩‍👧‍👦 & 🇨🇴', '❤️'],
  ])('names a recipient in %s with name, company and note', async (_, name, company, note) => {
    const texts = await textsOf({}, { name, company, note });
    expect(texts.slice(texts.indexOf('For') + 1, texts.indexOf('ana@example.com'))).toEqual([company, name]);
    expect(texts).toContain(note);
  });
});
