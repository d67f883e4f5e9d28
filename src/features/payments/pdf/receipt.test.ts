import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { readPdf } from '#ui/pdf/testing-pdf.ts';
import type { Receipt } from '../receipt.ts';
import { drawReceipt } from './receipt.ts';
import { testReceipt } from './testing-receipt.ts';

const draw = async (changes?: Partial<Receipt>) => readPdf(await drawReceipt(testReceipt(changes)));
const textsOf = async (changes?: Partial<Receipt>) => (await draw(changes)).texts.map(({ text }) => text);

describe('a receipt', () => {
  let receipt: Awaited<ReturnType<typeof draw>>;
  beforeAll(async () => {
    receipt = await draw();
  });

  it('contains every fact with its label', () => {
    expect(receipt.texts).toEqual([
      { tag: 'Artifact', text: 'hormiga' },
      { tag: 'H1', text: 'Receipt' },
      { tag: 'P', text: 'PAID' },
      { tag: 'P', text: 'Reference' },
      { tag: 'P', text: 'P-7KQ2-94MX' },
      { tag: 'P', text: 'Paid on' },
      { tag: 'P', text: 'November 14, 2026, 3:42\u00a0PM (Bogotá time)' },
      { tag: 'P', text: 'Paid by' },
      { tag: 'P', text: 'ana@example.com' },
      { tag: 'P', text: 'Payment method' },
      { tag: 'P', text: 'Card' },
      { tag: 'TH', text: 'Item' },
      { tag: 'TH', text: 'Quantity' },
      { tag: 'TH', text: 'Amount' },
      { tag: 'TD', text: 'Bulk e-mail: fifty thousand' },
      { tag: 'TD', text: '1' },
      { tag: 'TD', text: 'COP\u00A050,000' },
      { tag: 'P', text: 'Total paid (COP)' },
      { tag: 'P', text: 'COP\u00A050,000' },
      { tag: 'P', text: 'Issued by' },
      { tag: 'P', text: brand.legalName },
      { tag: 'P', text: `Tax ID (NIT) ${brand.taxId}` },
      { tag: 'P', text: postalAddressIn('es') },
      { tag: 'P', text: brand.email.contact },
      { tag: 'P', text: 'This is a receipt of payment, not an electronic invoice.' },
      { tag: 'Artifact', text: 'www.hormiga.exampleP-7KQ2-94MXPage 1 of 1' },
    ]);
  });

  it('has the structure that screen readers need', () => {
    expect(receipt.isMarked).toBe(true);
    const cells = (cell: string) => [cell, cell, cell, 'TR'];
    const facts = Array.from({ length: 4 }, () => ['P', 'P', 'Div']).flat();
    const table = [...cells('TH'), ...cells('TD'), 'Table'];
    const company = Array.from({ length: 6 }, () => 'P');
    expect(receipt.structure).toEqual(['H1', 'P', ...facts, ...table, 'P', 'P', 'Div', ...company, 'Document']);
  });

  it('has metadata', () => {
    expect(receipt.info('Title')).toBe('Receipt P-7KQ2-94MX');
    expect(receipt.info('Subject')).toBe('Receipt for a payment to Hormiga');
    expect(receipt.info('Author')).toBe(brand.legalName);
    expect(receipt.info('Lang')).toBe('en-CA');
    expect(receipt.info('CreationDate')).toBe('D:20261114204200Z');
  });

  it('embeds its fonts', () => {
    expect(receipt.fonts.sort()).toEqual(['BricolageGrotesque-ExtraBold', 'Figtree-Bold', 'Figtree-Regular']);
  });

  it('is the same file each time it is drawn', async () => {
    expect(await drawReceipt(testReceipt())).toEqual(await drawReceipt(testReceipt()));
  });

  it.each([
    [
      'es',
      'Recibo de pago',
      '$\u00A050.000',
      '14 de noviembre de 2026, 3:42\u00a0p.\u00a0m. (hora de Bogotá)',
      'Página 1 de 1',
    ],
    ['fr', 'Reçu', '50\u00A0000\u00A0COP', '14 novembre 2026, 15\u00a0h\u00a042 (heure de Bogotá)', 'Page 1 de 1'],
  ] as const)('is written in %s', async (language, title, amount, date, page) => {
    const { texts, info } = await draw({ language });
    const words = texts.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining([title, amount, date]));
    expect(words.at(-1)).toContain(page);
    expect(info('Title')).toBe(`${title} P-7KQ2-94MX`);
    expect(info('Lang')).toBe(language === 'es' ? 'es-CO' : 'fr-CA');
  });

  it.each([
    ['co', '[0 0 612 792]'],
    [undefined, '[0 0 595.28'],
    ['us', '[0 0 612 792]'],
    ['ca', '[0 0 612 792]'],
  ] as const)('has the paper size of %s', async (country, size) => {
    const { pages } = await draw({ country });
    expect(pages).toEqual([expect.stringContaining(size)]);
  });

  it('continues on a second page instead of overflowing the first', async () => {
    const email = `${'w'.repeat(64)}@${'w'.repeat(180)}.example`;
    const most = { email, item: 'Bulk e-mail '.repeat(80), country: 'ca', isSandbox: true, isVoided: true } as const;
    const texts = await textsOf(most);
    expect(texts).toContain(email);
    expect(texts.filter((text) => / of 2$/.test(text))).toHaveLength(2);
    // The head of the table moves with its row.
    expect(texts.indexOf('Item')).toBeGreaterThan(texts.findIndex((text) => text.endsWith('Page 1 of 2')));
  });

  it.each(languageCodes)('says in %s that no money moved, or that it was returned', async (language) => {
    const paid = await textsOf({ language });
    const sandbox = await textsOf({ language, isSandbox: true });
    const voided = await textsOf({ language, isVoided: true });
    const news = (texts: string[]) => texts.filter((text) => !paid.includes(text));
    const words = wordsIn(language).receipt;
    const startOf = (text: string) => expect.stringMatching(new RegExp(`^${text.slice(0, 12)}`));
    expect(news(sandbox)).toEqual([words.stamp.sandbox, startOf(words.sandbox)]);
    expect(news(voided)).toEqual([words.stamp.returned, startOf(words.voided)]);
  });

  it('says so when the payer is unknown', async () => {
    expect(await textsOf({ email: undefined })).toContain('Not given');
  });

  it.each([
    ['usd', 12_050, 'en', 'US$120.50'],
    ['cad', 123_456_789, 'fr', '1\u00A0234\u00A0567,89\u00A0$\u00A0CA'],
    ['usd', 100, 'es', 'US$\u00A01'],
    ['cop', 999_999_999_900, 'es', '$\u00A09.999.999.999'],
  ] as const)('formats %s %i in %s', async (currency, minor, language, amount) => {
    const texts = await textsOf({ money: { currency, minor }, language });
    expect(texts.filter((text) => text === amount)).toHaveLength(2);
  });

  it('prints unusual characters unchanged', async () => {
    const item = 'ñ á ¿ é ç $ € œ ’ “ ” – … « » Œ ÿ ł ő ș';
    expect(await textsOf({ item })).toContain(item);
    expect(await textsOf({ item: '1\u202F234\u00A0$' })).toContain('1\u00A0234\u00A0$');
  });
});
