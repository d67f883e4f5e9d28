import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp, openingsOf } from '#app/app.ts';
import { testSite } from '#app/testing-app.ts';
import { wordsIn } from '#content/words.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';
import { databaseForTests } from '../../database/testing.ts';
import { readConfig } from '../config/config.ts';
import { createPages } from '../pages/pages.ts';

describe('a live page that cannot be rendered', async () => {
  const database = await databaseForTests('embedded');
  const config = readConfig({});
  const lines: { readonly msg: string; readonly status?: number }[] = [];
  const { app } = createApp({
    config,
    database,
    pages: createPages(testSite(), config, openingsOf(config)),
    live: { draw: () => Promise.reject(new Error('React is missing')) },
    log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
  beforeEach(() => void lines.splice(0));

  const browser = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const wrong = { method: 'POST', body: ticketForm({ nombre_cliente: ' ', lang: 'es' }) };

  it.each([
    ['/login/fr', {}, 'fr'],
    ['/login/es', { method: 'POST', body: new URLSearchParams({ step: 'email' }) }, 'es'],
    [createTicket.path, wrong, 'en'],
  ] as const)(
    '%s is answered with the self-contained error page, and is logged as one request',
    async (path, init, language) => {
      const response = await app.request(path, { ...init, headers: browser });
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await response.text();
      expect(page).toContain(wordsIn(language).errorPage.title);
      // Chromium reports an error when it navigates to a page without this rule.
      expect(page).toContain('@view-transition');
      expect(lines.filter(({ msg }) => msg === 'the page for an error could not be rendered')).toHaveLength(1);
      expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([{ status: 500 }]);
    },
  );

  it('a program gets the usual error', async () => {
    const response = await app.request(createTicket.path, wrong);
    expect([response.status, (await response.json()).CODIGO]).toEqual([422, 2]);
  });
});
