import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { routeOf, routes } from '#site/routes.ts';
import { pageName, trailTo } from './page-name.ts';

describe('pageName', () => {
  it.each(languageCodes)('has a name for every route in %s', (language) => {
    for (const route of routes) expect(pageName(route, wordsIn(language))).not.toBe('');
  });

  it('gives another URL of a page the name of that page', () => {
    expect(pageName(routeOf('/privacy'), wordsIn('en'))).toBe('Terms of use');
  });
});

describe('trailTo', () => {
  it('leads from the start page down', () => {
    const page = { route: routeOf('/development/api'), language: 'es', words: wordsIn('es') } as const;
    expect(trailTo(page)).toMatchObject([
      { label: 'Inicio', href: '/es' },
      { label: 'Desarrollo a la medida', href: '/development/es' },
      { label: 'API y microservicios', href: '/development/api/es' },
    ]);
  });
});
