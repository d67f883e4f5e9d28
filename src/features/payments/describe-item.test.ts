import { describe, expect, it } from 'vitest';
import { findPlan, plansOf } from '#content/catalogue/plans.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { describeItem, plansLink } from './describe-item.ts';

const plan = (productId: number, planId: string) => ({ productId, planId, emails: undefined });
const inEnglish = (item: Parameters<typeof describeItem>[0]) => describeItem(item, wordsIn('en'), 'en');

describe('the description of an item', () => {
  it('names the product, plan and size', () => {
    expect(inEnglish(plan(4, 'medium'))).toBe('Bulk e-mail: fifty thousand (50,000 e-mails)');
    expect(inEnglish({ productId: 4, planId: undefined, emails: 5000 })).toBe('Bulk e-mail, top-up: 5,000 e-mails');
    expect(inEnglish(plan(3, 'small'))).toBe('Suppmail, small team: one year, up to 3 users');
  });

  it('does not confuse products that share a plan or size', () => {
    expect(inEnglish({ productId: 4, planId: 'medium', emails: 5000 })).toMatch(/^Bulk e-mail: fifty thousand/);
    expect(inEnglish({ productId: 3, planId: undefined, emails: 5000 })).toBe('Product 3');
    expect(inEnglish({ productId: 4, planId: undefined, emails: undefined })).toBe('Product 4');
    for (const id of ['small', 'medium']) expect(inEnglish(plan(9, id))).toBe(`Product 9, plan ${id}`);
  });

  it('names the quote when the order pays a quote', () => {
    expect(inEnglish({ ...plan(4, 'medium'), quote: 'Q-7KQ2-94MX' })).toContain('Q-7KQ2-94MX');
  });

  it('names an item that is no longer sold by its number', () => {
    expect(inEnglish(plan(4, 'gone'))).toBe('Product 4, plan gone');
    expect(inEnglish(plan(4, 'constructor'))).toBe('Product 4, plan constructor');
    expect(inEnglish({ productId: 9, planId: undefined, emails: undefined })).toBe('Product 9');
  });

  it.each(languageCodes)('is never a number in %s while the item is sold', (language) => {
    const words = wordsIn(language);
    const sold = [3, 4].flatMap(plansOf).filter(({ prices }) => Object.keys(prices).length > 0);
    const names = sold.map(({ productId, id }) => describeItem(plan(productId, id), words, language));
    expect(names).toHaveLength(5);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^\p{Lu}.*\d/u);
    for (const name of names) expect(name).not.toMatch(/\bproduct|\bproduit/i);
  });

  it('links to the page that sells the product', () => {
    for (const productId of [3, 4]) expect(plansLink(productId).anchor).toBe('plans');
    expect(findPlan(3, 'small')).toBeDefined();
    expect(plansLink(9)).toEqual({ to: '/products' });
    expect(plansLink(undefined)).toEqual({ to: '/products' });
  });
});
