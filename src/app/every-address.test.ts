import { describe, expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { parseHtml } from '#platform/testing-html.ts';
import { bareHref, fileAddress, href } from '#site/address.ts';
import { languageCodes } from '#site/languages.ts';
import { type Route, routes } from '#site/routes.ts';
import { testApp } from './testing-app.ts';

const database = await databaseForTests('embedded');
const { app } = testApp({ database, env: { DEV_PAGES: 'true' } });

/** Parameters of one page, tried on all of them, and one that no page knows. */
const queries = ['', 'utm_source=mail', 'add=wabot', 'items=wabot.1', 'reference=H-AAAA-AAAA', 'order=x', 'plan=1'];
const ofOnePerson: readonly Route['path'][] = ['/dashboard', '/application', '/staff'];

function* addressesOf({ path }: Route) {
  for (const query of queries) {
    const complete = (address: string) => `${address}${query && (address.includes('?') ? '&' : '?')}${query}`;
    yield { address: complete(bareHref(path)), language: undefined };
    for (const language of languageCodes) yield { address: complete(href(path, language)), language };
  }
}

describe('the page of the registry, for a browser without JavaScript,', () => {
  it.each(routes.filter(({ path }) => !ofOnePerson.includes(path)))('$path', async (route) => {
    for (const { address, language } of addressesOf(route)) {
      const response = await app.request(address, { headers: { 'accept-language': 'fr' } });
      const html = await response.text();
      const isKnown = route.path !== '/not_found' && !/(order|reference)=/.test(address);
      if (isKnown) expect(response.status, address).toBe(200);
      const expected = language ?? route.bareLanguage ?? (route.country ? undefined : 'fr');
      if (expected) expect(parseHtml(html)('html').attr('lang'), address).toBe(expected);
      expect(pageShown(html), address).toBe(route.path);
    }
  });

  it.each(ofOnePerson)('%s, which asks to sign in first', async (path) => {
    for (const address of [path, ...languageCodes.map((language) => href(path, language))]) {
      const response = await app.request(address);
      expect(response.status, address).toBe(303);
      expect(response.headers.get('location'), address).toMatch(/^\/login/);
    }
  });

  it.each(routes.filter(({ query }) => !query))(
    '$path, and no address below it with another word',
    async ({ path }) => {
      const response = await app.request(`${path === '/' ? '' : path}/xx`);
      expect([302, 303, 404], String(response.status)).toContain(response.status);
      expect(response.headers.get('location') ?? '/not_found').toMatch(/^\/(not_found|login)/);
    },
  );
});

/** A built page contains the path of its file, and a live one its answer. */
function pageShown(html: string): string | undefined {
  const file = parseHtml(html)('p').text();
  const live = /^<!doctype html><html[^>]*>(\{.*\})<\/html>$/s.exec(html)?.[1];
  if (live) return JSON.parse(live).path;
  return routes.find(({ path }) => languageCodes.some((language) => fileAddress(path, language) === file))?.path;
}
