import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { testApp } from '#app/testing-app.ts';
import { wordsIn } from '#content/words.ts';
import { openPayments } from '#features/payments/server/open-payments.ts';
import { databaseForTests } from '../../database/testing.ts';
import { type AppEnv, inOrder } from '../app-context.ts';
import { writeLimitsOf } from '../compose-features.ts';
import { readConfig } from '../config/config.ts';
import { answerError } from '../errors/answer-error.ts';
import { identifySender } from './identify-sender.ts';
import { countInMemory, requireWriteLimits } from './write-limits.ts';

const log = pino({ level: 'silent' });

describe('the rate limits of URLs that accept writes', async () => {
  const database = await databaseForTests('embedded');
  const env = {
    PAYMENTS: 'sandbox',
    STAFF_EMAILS: 'boss@example.com',
    PUBLIC_URL: 'http://site.test',
    DEV_PAGES: 'true',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'x',
    CANARY_SECRET: 'x'.repeat(32),
    CANARY_EMAIL: 'c@example.com',
  };
  const payments = await openPayments({
    config: readConfig(env),
    db: database.db,
    log,
    selfUrl: () => 'http://site.test',
  });
  const { app } = testApp({ database, env, payments });

  it('are declared for every URL of the whole site, and for nothing else', () => {
    const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    const declared = [...writeLimitsOf(features).keys()];
    expect(declared.filter((route) => !routes.has(route))).toEqual([]);
    expect(declared.length).toBeGreaterThanOrEqual(47);
    // A limit by network is a handler of the route itself, which says nothing about whether the route is mounted.
    const handlers = (route: string) => app.routes.filter(({ method, path }) => `${method} ${path}` === route).length;
    const limited = [...writeLimitsOf(features)].flatMap(([route, limit]) => ('network' in limit ? [route] : []));
    expect(limited.filter((route) => handlers(route) < 2)).toEqual([]);
    expect(app.routes.filter(({ method }) => method === 'POST').length).toBeGreaterThan(25);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('refuse a new URL that accepts %s without one', (method) => {
    const site = new Hono<AppEnv>();
    site[method]('/new-form', (c) => c.text(''));
    expect(() => requireWriteLimits(site, new Map(), 'surveys')).toThrow(
      `Nothing limits how much ${method.toUpperCase()} /new-form can write: declare it in the "writeLimits" of the feature "surveys"`,
    );
  });

  it('let pass a feature with a limit for each of its URLs, and URLs that only read', () => {
    const site = new Hono<AppEnv>();
    site.post('/form', (c) => c.text(''));
    site.get('/page', (c) => c.text(''));
    requireWriteLimits(site, new Map([['POST /form', { storesNothing: 'counts words' }]]), 'surveys');
  });

  it('cannot be avoided by a URL that accepts every method: those that do refuse it', async () => {
    const terminal = app.routes.filter(({ method, handler }) => method === 'ALL' && handler.length < 2);
    expect(terminal.length).toBeGreaterThan(10);
    for (const { path } of terminal) {
      const answer = await app.request(path.replaceAll(/:\w+/g, 'x'), { method: 'PATCH' });
      expect(answer.status, path).toBe(405);
    }
  });
});

describe('a form with a rate limit by network', () => {
  const site = new Hono<AppEnv>();
  let taken = 0;
  site.use(inOrder(identifySender(1, log)));
  site.on('POST', '/form', countInMemory({ network: 1, seconds: 60 }));
  site.post('/form', (c) => c.text(String(++taken)));
  site.onError(answerError(log, 1, []));
  const send = (from: string, headers: Record<string, string> = {}) =>
    site.request('/form', { method: 'POST', headers: { 'x-forwarded-for': from, ...headers } });

  it('refuses more requests from one network or its neighbours, before the form is read', async () => {
    const neighbours = [1, 1, 2, 3, 4, 5, 6].map((host) => `203.0.113.${host}`);
    const statuses = [];
    for (const address of [...neighbours, '198.51.100.1']) statuses.push((await send(address)).status);
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429, 200]);
    expect(taken).toBe(6);
  });

  it('answers a program with an envelope, and a visitor with a page in their language', async () => {
    const program = await send('203.0.113.1');
    expect(await program.json()).toMatchObject({ CODE: 7 });
    expect(Number(program.headers.get('retry-after'))).toBeGreaterThan(0);
    const visitor = await send('203.0.113.1', { accept: 'text/html', 'accept-language': 'fr' });
    expect([visitor.status, visitor.headers.get('content-language')]).toEqual([429, 'fr']);
    expect(Number(visitor.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await visitor.text()).toContain(wordsIn('fr').errorPage.tooMany.title);
  });
});
