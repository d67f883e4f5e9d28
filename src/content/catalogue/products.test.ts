import { describe, expect, it } from 'vitest';
import { productSlugs, products } from './products.ts';

/** Section 9 of the specification: cop / usd / cad a month. */
const basic = { cop: 50_000, usd: 10, cad: 15 };
const prices: Partial<Record<(typeof productSlugs)[number], typeof basic>> = {
  wabot: { cop: 100_000, usd: 20, cad: 30 },
  ducksites: { cop: 100_000, usd: 25, cad: 30 },
  pugobox: { cop: 100_000, usd: 25, cad: 30 },
};

describe('the product catalogue', () => {
  it('has the twelve products, each once', () => {
    expect(products.map(({ slug }) => slug).sort()).toEqual([...productSlugs].sort());
  });

  it.each(products.map(({ slug, price }) => [slug, price] as const))('prices %s as specified', (slug, price) => {
    expect(price).toMatchObject(prices[slug] ?? basic);
  });

  it.each(products.map(({ slug, signIn, signUp }) => [slug, signIn, signUp] as const))(
    'has sign-in and sign-up of %s on the same site',
    (_, signIn, signUp) => {
      expect(new URL(signIn).origin).toBe(new URL(signUp).origin);
      expect(signIn).not.toBe(signUp);
    },
  );
});
