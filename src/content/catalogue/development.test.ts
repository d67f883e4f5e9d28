import { describe, expect, it } from 'vitest';
import { offeringSlugs, offerings, packageHours } from './development.ts';

/** Section 9 of the specification: cop / usd / cad a month. The other offerings have no package. */
const prices: Partial<Record<(typeof offeringSlugs)[number], { cop: number; usd: number; cad: number }>> = {
  api: { cop: 1_500_000, usd: 400, cad: 500 },
  bots: { cop: 1_500_000, usd: 400, cad: 500 },
  dashboards: { cop: 1_500_000, usd: 500, cad: 500 },
  cron: { cop: 1_500_000, usd: 500, cad: 500 },
};

describe('the development catalogue', () => {
  it('has the eight offerings, each once', () => {
    expect(offerings.map(({ slug }) => slug).sort()).toEqual([...offeringSlugs].sort());
  });

  it.each(offerings.map(({ slug, price }) => [slug, price] as const))('prices %s as specified', (slug, price) => {
    expect(price !== undefined).toBe(slug in prices);
    expect({ ...price }).toMatchObject({ ...prices[slug] });
  });

  it('has packages of ten hours, and an example of them for every package', () => {
    expect(packageHours).toBe(10);
    for (const { slug, price, exampleMonth } of offerings)
      expect(
        exampleMonth?.reduce((total, hours) => total + hours),
        slug,
      ).toBe(price && 10);
  });
});
