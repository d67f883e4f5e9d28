import { describe, expect, it } from 'vitest';
import { routes } from '#site/routes.ts';
import { quickServicePrice, quickServiceSlugs, quickServices } from './quick-services.ts';

describe('the catalogue of quick services', () => {
  it('prices all of them as specified', () => {
    expect(quickServicePrice).toMatchObject({ cop: 1_000_000, usd: 250, cad: 300 });
  });

  it('has the ids 7 to 13, api and cron, each once', () => {
    const pages = quickServices.map(({ page }) => page);
    expect(pages).toEqual([
      ...[7, 8, 9, 10, 11, 12, 13].map((id) => `/services/${id}`),
      '/services/api',
      '/services/cron',
    ]);
    expect(pages).toEqual(routes.map(({ path }) => path).filter((path) => path.startsWith('/services/')));
    expect(quickServices.map(({ slug }) => slug)).toEqual(quickServiceSlugs);
  });

  it('offers electronic invoicing in Colombia alone, and the rest everywhere', () => {
    const colombian = quickServices.filter(({ location }) => location === 'colombia');
    expect(colombian.map(({ slug }) => slug)).toEqual(['invoicing']);
  });
});
