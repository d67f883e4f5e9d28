import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { canaryHeader, makeMark } from '#features/tickets/server/canary.ts';
import type { Db } from '#platform/database/database.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { writeFamilies } from '#platform/server/metrics/family.ts';
import { createMetrics } from '#platform/server/metrics/metrics.ts';
import { readMetrics } from '#platform/server/metrics/testing-metrics.ts';
import { type AlertMessage, createAlerts, openAlerts } from '../alerts/create-alerts.ts';
import { createSiteCheck } from '../alerts/open-watch.ts';
import { databaseMetrics } from '../metrics-routes.ts';
import { readCanaryHealth, saveCanaryResult } from '../store/canary-results.ts';
import { canaryResult } from '../tables.ts';
import { canaryAlert, canaryResults } from './canary-results.ts';

const secret = 'a secret that only the canary knows';
const env = { CANARY_SECRET: secret, CANARY_EMAIL: 'canary@hormiga.example', ALERT_URL: 'https://hooks.example/x' };
const config = readConfig(env);
const log = pino({ level: 'silent' });
const failed = { times: { page: 5 }, failure: { step: 'mail', reason: 'no mail left within 60 s' } } as const;
const arrived = { times: { page: 7, mail: 900 } } as const;

describe.each(databaseKinds())('canary results, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let posted: AlertMessage[];
  beforeEach(async () => {
    posted = [];
    await database.db.delete(canaryResult);
    await database.db.delete(rateLimitCount);
  });

  /** One of several servers; the same name again stands for that server after a restart. */
  function server(sender: string, db: Db = database.db) {
    const metrics = createMetrics();
    const post = async (_: string, message: AlertMessage) => void posted.push(message);
    const alerts = createAlerts({ config, db, log, metrics, post });
    const take = canaryResults({ db, log, metrics, alerts });
    const numbers = databaseMetrics({ db }, config, { fresh: 0, timeout: 60_000 });
    return {
      take: (result: Parameters<typeof take>[0]) => take(result, { runId: randomUUID(), sender }),
      check: createSiteCheck({
        config,
        db,
        alerts,
        declared: [canaryAlert],
        storage: { problem: () => Promise.resolve(undefined) },
      }),
      async scrape() {
        await numbers.refresh();
        return readMetrics(writeFamilies(numbers.families));
      },
    };
  }
  const success = async (...servers: ReturnType<typeof server>[]) =>
    Promise.all(servers.map(async (one) => (await one.scrape())['hormiga_canary_success']));
  const postedStates = () => posted.map(({ state }) => state);

  it('are the same on every server, and after a restart', async () => {
    const [first, second] = [server('web1:3000'), server('web2:3000')];
    expect(await success(first, second)).toEqual([undefined, undefined]);
    await first.take(arrived);
    await second.take(failed);
    const restarted = [server('web1:3000'), server('web2:3000')];
    expect(await success(first, second, ...restarted)).toEqual([0, 0, 0, 0]);
    const [one, other] = await Promise.all(restarted.map((server) => server.scrape()));
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      'hormiga_canary_recent_runs{outcome="passed"}': 1,
      'hormiga_canary_recent_runs{outcome="failed"}': 1,
      'hormiga_canary_step_seconds{step="page"}': 0.005,
    });
    const { hormiga_canary_last_run_timestamp_seconds: run = 0 } = one ?? {};
    expect(one?.['hormiga_canary_last_success_timestamp_seconds']).toBeLessThanOrEqual(run);
  });

  it('are evaluated by the newest: no old success hides a failure, and no old failure outlives a success', async () => {
    const [first, second] = [server('web1:3000'), server('web2:3000')];
    await first.take(arrived);
    await second.take(failed);
    expect(await openAlerts(database.db, new Date())).toEqual(['canary']);
    expect(posted[0]?.text).toContain('mail: no mail left within 60 s. It was sent by web2:3000.');
    await first.take(arrived);
    expect(await success(first, second)).toEqual([1, 1]);
    expect(await openAlerts(database.db, new Date())).toEqual([]);
    expect(postedStates()).toEqual(['firing', 'over']);
  });

  it('are ordered as they came in, whatever the clocks say', async () => {
    await server('web1:3000').take(arrived);
    await database.db.update(canaryResult).set({ at: new Date(Date.now() + 3_600_000) });
    const second = server('web2:3000');
    await second.take(failed);
    expect(await success(second)).toEqual([0]);
  });

  it('raise an alert by any server if the one that received them was stopped before it did', async () => {
    const result = { runId: randomUUID(), sender: 'web1:3000', times: {}, failedStep: 'page', reason: 'gone' };
    await saveCanaryResult(database.db, result);
    await server('web2:3000').check();
    await server('web3:3000').check();
    expect(postedStates()).toEqual(['firing']);
    await saveCanaryResult(database.db, { ...result, runId: randomUUID(), failedStep: null, reason: null });
    await server('web3:3000').check();
    expect(postedStates()).toEqual(['firing', 'over']);
  });

  it('raise an alert even while the database is down', async () => {
    const closed = new Proxy(database.db, {
      get() {
        throw new Error('The database is closed');
      },
    });
    await server('web1:3000', closed).take(failed);
    await server('web1:3000', closed).take(arrived);
    expect(postedStates()).toEqual(['firing']);
  });

  it('are stored for a while, and the last success for as long as there is no newer one', async () => {
    const result = (failedStep: string | null) => ({
      runId: randomUUID(),
      sender: 'x',
      times: {},
      failedStep,
      reason: failedStep,
    });
    const run = (failedStep: string | null) => saveCanaryResult(database.db, result(failedStep));
    await run(null);
    const before = await readCanaryHealth(database.db);
    await database.db.insert(canaryResult).values(Array.from({ length: 508 }, () => result('page')));
    for (let n = 0; n < 2; n++) await run('page');
    expect(await database.db.$count(canaryResult)).toBe(502);
    expect((await readCanaryHealth(database.db))?.arrivedAt).toEqual(before?.newest.at);
    await run(null);
    expect(await database.db.$count(canaryResult)).toBe(501);
  });

  it('results that are sent twice are stored once, and do not hide a newer one', async () => {
    const { app } = testApp({ database, site: testSite(), env });
    const body = JSON.stringify(arrived);
    const headers = { [canaryHeader]: makeMark(secret, `result ${body}`, Date.now()) };
    const send = async () => (await app.request('/canary', { method: 'PUT', body, headers })).status;
    expect(await send()).toBe(204);
    await server('web1:3000').take(failed);
    expect(await send()).toBe(204);
    expect(await database.db.$count(canaryResult)).toBe(2);
    expect(await success(server('web1:3000'))).toEqual([0]);
  });

  it('are not shown if canaries are switched off', async () => {
    await server('web1:3000').take(failed);
    const { families, refresh } = databaseMetrics(database, readConfig({}), { fresh: 0, timeout: 60_000 });
    await refresh();
    expect(Object.keys(readMetrics(writeFamilies(families))).join()).not.toContain('canary_');
  });
});
