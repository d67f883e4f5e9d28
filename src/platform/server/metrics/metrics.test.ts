import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { databaseMetrics, mayScrape } from '#features/monitoring/server/metrics-routes.ts';
import { saveCanaryResult } from '#features/monitoring/server/store/canary-results.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';
import { bothDatabases, databaseForTests } from '../../database/testing.ts';
import { builtKind } from '../logging/request-logging.ts';
import { processMetrics, writeFamilies } from './family.ts';
import { createCounter } from './metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { readMetrics } from './testing-metrics.ts';

describe('the text for Prometheus', () => {
  it('escapes what would end a label or a line', () => {
    const samples = () => [{ labels: { a: 'x"y\\z\nend', b: '' }, value: Number.POSITIVE_INFINITY }, { value: 0.5 }];
    expect(writeFamilies([{ name: 'odd', help: 'One\nline, a \\ and a "', type: 'gauge', samples }])).toBe(
      '# HELP odd One\\nline, a \\\\ and a "\n# TYPE odd gauge\nodd{a="x\\"y\\\\z\\nend",b=""} +Inf\nodd 0.5\n',
    );
  });

  it('leaves out a family without values', () => {
    expect(writeFamilies([{ name: 'none', help: '', type: 'gauge', samples: () => [] }])).toBe('');
  });

  it('has every value of a counter from the start', () => {
    const drinks = createCounter('drinks_total', 'Drinks.', { kind: ['tea', 'mate'] });
    drinks.add('mate');
    expect(readMetrics(writeFamilies([drinks.family]))).toEqual({
      'drinks_total{kind="tea"}': 0,
      'drinks_total{kind="mate"}': 1,
    });
  });

  it('has durations as a histogram that adds up', () => {
    const requests = createRequestMetrics();
    for (const ms of [0, 3, 3, 700, 60_000]) requests.finished('page', 200, ms);
    requests.finished('call', 429, 1);
    const read = readMetrics(writeFamilies(requests.families));
    const times = 'hormiga_http_request_duration_seconds';
    expect(read[`${times}_bucket{kind="page",le="0.0025"}`]).toBe(1);
    expect(read[`${times}_bucket{kind="page",le="0.005"}`]).toBe(3);
    expect(read[`${times}_bucket{kind="page",le="10"}`]).toBe(4);
    expect(read[`${times}_bucket{kind="page",le="+Inf"}`]).toBe(5);
    expect(read[`${times}_count{kind="page"}`]).toBe(5);
    expect(read[`${times}_sum{kind="page"}`]).toBeCloseTo(60.706, 1);
    expect(read['hormiga_http_requests_total{kind="page",status="2xx"}']).toBe(5);
    expect(read['hormiga_http_requests_total{kind="call",status="4xx"}']).toBe(1);
    expect(read['hormiga_limit_refusals_total{kind="call"}']).toBe(1);
  });

  it('has the metrics of the process', () => {
    const { families, stop } = processMetrics();
    const read = readMetrics(writeFamilies(families));
    stop();
    expect(read['process_resident_memory_bytes']).toBeGreaterThan(1e6);
    expect(read['process_cpu_seconds_total']).toBeGreaterThan(0);
    expect(read['process_start_time_seconds']).toBeGreaterThan(1.7e9);
    expect(read['nodejs_heap_size_bytes{part="used"}']).toBeGreaterThan(1e6);
    expect(read['nodejs_eventloop_lag_seconds{part="max"}']).toBeGreaterThanOrEqual(0);
  });
});

it.each([
  ['/', 'page'],
  ['/contact/es?utm_source=a.b', 'page'],
  ['/assets/entry.abc.js', 'file'],
  ['/robots.txt?x', 'file'],
])('%s is a %s', (url, kind) => {
  expect(builtKind(url)).toBe(kind);
});

describe('access to the metrics', () => {
  const token = 'a token of the tests';
  const from = (connectedFrom: string | undefined, headers = {}) =>
    mayScrape({ headers, connectedFrom, token: undefined });

  it('is allowed from this machine, not through a proxy', () => {
    expect([from('127.0.0.1'), from('::1'), from('::ffff:127.0.0.1'), from('127.8.8.8')]).toEqual(Array(4).fill(true));
    expect([from('10.0.0.7'), from('203.0.113.9'), from(undefined), from('::ffff:10.127.0.1')]).toEqual(
      Array(4).fill(false),
    );
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'x-forwarded-host']) {
      expect(from('127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(false);
    }
  });

  it('is allowed with the token, if one is set, and to no one else', () => {
    const may = (authorization?: string) =>
      mayScrape({ headers: authorization ? { authorization } : {}, connectedFrom: '127.0.0.1', token });
    expect(may(`Bearer ${token}`)).toBe(true);
    expect([may(), may(token), may(`Bearer ${token}x`), may('Bearer '), may(`bearer ${token}`)]).toEqual(
      Array(5).fill(false),
    );
  });
});

describe.each(bothDatabases)('/metrics on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const log: string[] = [];
  const app = testApp({ database, site: testSite(), log, env: { METRICS_TOKEN: 'a token of the tests' } }).app;

  const authorization = 'Bearer a token of the tests';
  const scrape = async () => {
    const response = await app.request('/metrics', { headers: { authorization } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      ...[200, 'text/plain; version=0.0.4; charset=utf-8'],
    ]);
    return readMetrics(await response.text());
  };

  it('counts responses, by few kinds', async () => {
    await app.request('/contact/es');
    await app.request('/assets/entry.abc123.js');
    await app.request('/nowhere/at/all', { headers: { accept: 'application/json' } });
    await app.request('/healthz');
    await app.request('/customer/cliente_ticket_crear', { method: 'POST', body: ticketForm({}) });
    await app.request('/customer/cliente_ticket_crear', { method: 'POST', body: ticketForm({ sitio_web: 'x' }) });
    const read = await scrape();
    const of = (answer: string, status: string) =>
      read[`hormiga_http_requests_total{kind="${answer}",status="${status}"}`];
    expect([of('page', '2xx'), of('file', '2xx'), of('other', '4xx'), of('watch', '2xx')]).toEqual([1, 1, 1, 1]);
    expect(of('call', '2xx')).toBe(2);
    expect(read['hormiga_tickets_received_total{state="new"}']).toBe(1);
    expect(read['hormiga_tickets_received_total{state="quarantined"}']).toBe(1);
    expect(read['hormiga_http_requests_in_flight']).toBe(1);
    expect(read['hormiga_database_up']).toBe(1);
    expect(read['hormiga_outbox_messages{state="waiting"}']).toBe(2);
    expect(read['hormiga_outbox_oldest_waiting_seconds']).toBeLessThan(60);
    expect(read['hormiga_meetings{state="booked"}']).toBe(0);
    expect(read['hormiga_payment_orders{state="paid"}']).toBe(0);
    expect(read['hormiga_alert{alert="outbox"}']).toBe(0);
    expect(read['hormiga_database_connections{state="waitedFor"}']).toBe(kind === 'postgres' ? 0 : undefined);
    expect(Object.keys(read).length).toBeLessThan(250);
    expect(Object.keys(read).join()).not.toMatch(/@|nowhere|H-/);
  });

  it('has every metric that the rules for Prometheus use', async () => {
    const canary = { CANARY_SECRET: 'a secret that only the canary knows', CANARY_EMAIL: 'canary@hormiga.example' };
    const watched = testApp({ database, site: testSite(), env: { METRICS_TOKEN: 'a token of the tests', ...canary } });
    const result = { runId: randomUUID(), sender: 'web1:3000', times: {}, failedStep: null, reason: null };
    await saveCanaryResult(database.db, result);
    const response = await watched.app.request('/metrics', { headers: { authorization } });
    const names = Object.keys(readMetrics(await response.text())).map((series) => series.replace(/\{.*/, ''));
    const used = readFileSync('deploy/alerts.yml', 'utf8').match(/\bhormiga_\w+/g) ?? [];
    // A production server adds these: see `health.ts`, `concerns.ts` and `missing-files.ts`.
    names.push('hormiga_storage_writable', 'hormiga_storage_free_bytes');
    names.push('hormiga_clock_ahead_seconds', 'hormiga_attachments_missing');
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('answers other clients as an unknown URL', async () => {
    const init = { headers: { accept: 'text/html' } };
    const [unknown, hidden] = [await app.request('/metrix', init), await app.request('/metrics', init)];
    expect([hidden.status, hidden.headers.get('location')]).toEqual([unknown.status, unknown.headers.get('location')]);
    const program = { accept: 'application/json', authorization: 'Bearer wrong' };
    expect((await app.request('/metrics', { headers: program })).status).toBe(404);
    expect((await app.request('/metrics', { method: 'POST', headers: { authorization } })).status).toBe(404);
  });

  it('reports that the database is away, without delay', async () => {
    let isAway = false;
    let queries = 0;
    const db = new Proxy(database.db, {
      get(target, name) {
        if (!isAway || name !== 'select') return Reflect.get(target, name);
        queries++;
        // The query hangs, as with a broken connection.
        return () => ({ from: () => ({ where: () => new Promise(() => undefined) }) });
      },
    });
    const { families, refresh } = databaseMetrics({ db }, { canary: undefined }, { fresh: 0, timeout: 60_000 });
    await refresh();
    expect(readMetrics(writeFamilies(families))).toMatchObject({ hormiga_database_up: 1, hormiga_quotes: 0 });
    isAway = true;
    const away = databaseMetrics({ db }, { canary: undefined }, { fresh: 0, timeout: 20 });
    await away.refresh();
    await away.refresh();
    expect(queries).toBe(1);
    expect(readMetrics(writeFamilies(away.families))).toEqual({ hormiga_database_up: 0 });
  });
});
