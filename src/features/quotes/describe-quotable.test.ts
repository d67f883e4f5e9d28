import { describe, expect, it } from 'vitest';
import { findQuotable, quotables } from '#content/catalogue/quotable.ts';
import { wordsIn } from '#content/words.ts';
import { currencies } from '#site/currencies.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { describeLine, describeQuotable, describeService } from './describe-quotable.ts';
import { readSelection } from './selected-items.ts';

const described = (id: string, language: Language = 'en') => {
  const item = findQuotable(id);
  return item && describeQuotable(item, wordsIn(language), language);
};
const lineOf = (text: string, language: Language = 'en') => {
  const [selected] = readSelection(text);
  return selected && describeLine(selected, 'usd', wordsIn(language), language);
};

describe('the texts of a quotable item', () => {
  it('are a name, a unit and sometimes a remark', () => {
    expect(described('product-wabot')).toEqual({ name: 'Wabot: chat and messaging bot', per: 'per month' });
    expect(described('quick-invoicing')).toEqual({
      name: 'Quick service: electronic invoicing set-up',
      per: 'each',
      note: 'Colombia only',
    });
    expect(described('development-api')).toEqual({
      name: 'Development package: API and microservices',
      per: 'per 10 hours',
    });
    expect(described('support-startups')?.name).toBe('Support plan Startups (20 hours a month)');
    expect(described('setup-setup')).toEqual({
      name: 'Support Setup (10 hours, one time)',
      per: '',
      note: 'Paid once, at installation',
    });
    expect(described('testing-load')).toEqual({ name: 'Testing: load', per: 'per hour', note: 'Minimum 30 hours' });
    expect(described('consulting-5', 'es')?.name).toBe('Análisis de requisitos: 5 horas');
    expect(described('email-small', 'fr')?.name).toMatch(/^10\s000 courriels prépayés$/);
    expect(described('helpdesk-small')?.name).toBe('Suppmail for a year, small team: up to 3 users');
  });

  it.each(languageCodes)('have a unique name for each item in %s', (language) => {
    const all = quotables.map((item) => describeQuotable(item, wordsIn(language), language));
    expect(new Set(all.map(({ name }) => name)).size).toBe(quotables.length);
    for (const { name, per } of all) {
      expect(name).toMatch(/^[\p{Lu}\d]/u);
      expect(`${name} ${per}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    for (const item of quotables) {
      expect(describeQuotable(item, wordsIn(language), language).per === '').toBe(item.asks.length === 0);
    }
  });

  it('contain the amount and the price', () => {
    expect(lineOf('product-wabot.12.5')).toMatchObject({
      id: 'product-wabot',
      kind: 'product',
      amount: '12 months · 5 subscriptions',
      unit: findQuotable('product-wabot')?.prices.usd ?? 0,
      total: (findQuotable('product-wabot')?.prices.usd ?? 0) * 60,
    });
    expect(lineOf('product-wabot.1.1', 'fr')?.amount).toBe('1 mois · 1 abonnement');
    expect(lineOf('consulting-5')?.amount).toBe('');
    expect(lineOf('helpdesk-small.2')).toMatchObject({ amount: '2 years', unit: undefined, total: undefined });
  });

  it.each([
    [{ service: 'support', name: 'Gone' }, 'There is no plan Gone of support'],
    [{ service: 'testing', name: 'gone' }, 'There is no test gone'],
  ] as const)('throw when the catalogue has no such item: %j', (wrong, words) => {
    const item = findQuotable('support-startups');
    if (!item) throw new Error('The catalogue has no such plan');
    expect(() => describeService({ ...item, ...wrong }, wordsIn('en'), 'en')).toThrow(words);
    const { service: _, ...unnamed } = item;
    expect(() => describeService(unnamed, wordsIn('en'), 'en')).toThrow('is a service, and does not say which');
  });

  it('exist in every currency', () => {
    for (const item of quotables) {
      const amounts = item.asks.map(({ most }) => most);
      for (const currency of currencies) {
        const line = describeLine({ item, amounts }, currency, wordsIn('en'), 'en');
        expect(line.amount === '').toBe(item.asks.length === 0);
        expect(line.total === undefined).toBe(item.prices[currency] === undefined);
      }
    }
  });
});
