import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { offerings, packageHours } from '#content/catalogue/development.ts';
import { products } from '#content/catalogue/products.ts';
import { quickServicePrice, quickServices } from '#content/catalogue/quick-services.ts';
import { wordsIn } from '#content/words.ts';
import { errorEnvelope } from '#platform/contracts/envelope.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { readAddress } from '#site/address.ts';
import { byCurrency } from '#site/currencies.ts';
import { byLanguage } from '#site/languages.ts';
import { getService, type ServiceLists } from '../contract.ts';
import { filterServices } from './routes.ts';

const site = testSite();
const idsOf = (lists: ServiceLists) => Object.values(lists).map((items) => items.map(({ id }) => id));

describe('the list of services', async () => {
  // They come from the catalogue; only the app needs the database.
  const database = await databaseForTests('postgres');
  const { app } = testApp({ database, site });

  const post = (body: unknown) =>
    app.request(getService.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const lists = async (body: unknown) => getService.response.parse(await (await post(body)).json()).DATA;

  it('contains everything that is sold, from the catalogue and its texts', async () => {
    const sold = await lists({});
    expect(idsOf(sold)).toEqual([products, quickServices, offerings].map((items) => items.map(({ slug }) => slug)));
    const { price, signUp: signup, show } = products.find(({ slug }) => slug === 'suppmail') ?? {};
    expect(sold.products.find(({ id }) => id === 'suppmail')).toEqual({
      id: 'suppmail',
      icon: 'suppmail',
      title: byLanguage(() => 'Suppmail'),
      description: byLanguage((language) => wordsIn(language).products.suppmail.summary),
      link: '/products/suppmail',
      period: 'month',
      price,
      signup,
      show,
    });
    expect(sold.quick_services.find(({ id }) => id === 'invoicing')).toMatchObject({
      title: { es: wordsIn('es').names['/services/7'] },
      description: { fr: wordsIn('fr').offers.quickServices.invoicing },
      link: '/services/?id=7',
      price: quickServicePrice,
      period: 'once',
      location: 'colombia',
    });
    const { title, description } = wordsIn('fr').menu.development.items.api;
    expect(sold.development.find(({ id }) => id === 'api')).toMatchObject({
      title: { fr: title },
      description: { fr: description },
      link: '/development/api',
      price: expect.any(Object),
      period: 'month',
      limit: packageHours,
    });
    expect(sold.development.find(({ id }) => id === 'custom')).toMatchObject({ price: null });
  });

  it('accepts both notations of a language or a country', async () => {
    expect(await lists({ lang: 'ES', country: 'COLOMBIA' })).toEqual(await lists({ lang: 'es', country: 'co' }));
    expect(await lists({ country: 'CANADA' })).toEqual(await lists({ country: 'ca' }));
    expect((await post({ lang: 'Es' })).status).toBe(422);
  });

  it('links to existing pages', async () => {
    for (const { link } of Object.values(await lists({})).flat()) {
      const { pathname, searchParams } = new URL(link, 'https://site.example');
      expect(readAddress(pathname, searchParams), link).toBeDefined();
    }
  });

  it('contains those of the country and those for everyone', async () => {
    const quick = async (country: string) => (await lists({ lang: 'es', country })).quick_services.map(({ id }) => id);
    expect(await quick('co')).toContain('invoicing');
    expect(await quick('us')).not.toContain('invoicing');
  });

  it('names the wrong field', async () => {
    const response = await post({ lang: 'ja', country: 'ATLANTIS' });
    expect(response.status).toBe(422);
    const { DATA } = errorEnvelope.parse(await response.json());
    expect(Object.keys(DATA.fields ?? {})).toEqual(['lang', 'country']);
  });
});

describe('filtering services', () => {
  const offer = (id: string, fr: boolean) => {
    const texts = byLanguage(() => id);
    return {
      id,
      icon: id,
      title: texts,
      description: texts,
      link: '/tryit',
      show: byLanguage((language) => language !== 'fr' || fr),
      price: byCurrency(() => 1),
    };
  };
  const lists: ServiceLists = {
    products: [
      { ...offer('a', true), period: 'month', signup: 'https://a.example' },
      { ...offer('b', false), period: 'month', signup: 'https://b.example' },
    ],
    quick_services: [
      { ...offer('c', true), period: 'once', location: 'colombia' },
      { ...offer('d', false), period: 'once', location: 'global' },
    ],
    development: [{ ...offer('e', false), period: 'month', limit: 10 }],
  };

  it.each([
    [{}, [['a', 'b'], ['c', 'd'], ['e']]],
    [{ lang: 'en' }, [['a', 'b'], ['c', 'd'], ['e']]],
    [{ lang: 'fr' }, [['a'], ['c'], []]],
    [{ lang: 'fr', country: 'co' }, [['a'], ['c'], []]],
    [{ lang: 'fr', country: 'jp' }, [['a'], [], []]],
    [{ country: 'ca' }, [['a', 'b'], ['d'], ['e']]],
  ] as const)('filtering services by %j returns %j', (filter, ids) => {
    expect(idsOf(filterServices(lists, filter))).toEqual(ids);
  });
});
