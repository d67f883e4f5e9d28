import { randomUUID } from 'node:crypto';
import { testApp, testSite } from '#app/testing-app.ts';
import type { Database } from '#platform/database/database.ts';
import { createQuotation } from '../contract.ts';
import type { Quote } from '../quote.ts';

const site = testSite();
let senders = 0;

type Env = Readonly<Record<string, string>>;

/** An app that creates quotes, each from another sender; PDFs are written as JSON. */
export function quoteApp(database: Database, env: Env = {}, more: Partial<Parameters<typeof testApp>[0]> = {}) {
  const drawQuote = async (quote: Quote) => new TextEncoder().encode(JSON.stringify(quote));
  const { app } = testApp({
    database,
    site,
    drawQuote,
    env: { PUBLIC_URL: 'http://site.test', TRUST_PROXY: '1', ...env },
    ...more,
  });
  const from = () => `2001:db8:${(senders++).toString(16)}::1`;
  const request = {
    items: [
      { id: 'product-wabot', months: 12, subscriptions: 5 },
      { id: 'quick-api', quantity: 1 },
    ],
    currency: 'USD',
    name: 'Ana Núñez',
    lang: 'en',
  };
  const create = (change: Readonly<Record<string, unknown>> = {}, headers: Env = {}) =>
    app.request(`http://site.test${createQuotation.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from(), ...headers },
      body: JSON.stringify({ ...request, email: `${randomUUID()}@example.com`, ...change }),
    });
  const make = async (change: Readonly<Record<string, unknown>> = {}, headers: Env = {}) =>
    createQuotation.response.parse(await (await create(change, headers)).json()).DATA;
  const page = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const get = (path: string, headers: Env = {}) =>
    app.request(`http://site.test${path}`, { headers: { 'x-forwarded-for': from(), ...page, ...headers } });
  const post = (path: string, fields: readonly (readonly [string, string])[], headers: Env = {}) =>
    app.request(`http://site.test${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
      headers: { 'x-forwarded-for': from(), ...page, ...headers },
    });
  return { app, create, make, get, post };
}
