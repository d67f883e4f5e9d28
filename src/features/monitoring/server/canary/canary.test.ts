import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '#app/features.ts';
import { testApp } from '#app/testing-app.ts';
import { writeTestSite } from '#app/testing-site.ts';
import { tidyUp } from '#app/tidy-up.ts';
import { brand } from '#content/brand.ts';
import { overviewView } from '#features/overview/server/staff.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { canaryHeader, isMark, makeMark } from '#features/tickets/server/canary.ts';
import { listNewestTickets } from '#features/tickets/server/store/find-tickets.ts';
import { countTickets, searchTickets } from '#features/tickets/server/store/inbox.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { attachNothing } from '#platform/server/mail/deliver-mail.ts';
import { startMailWorker } from '#platform/server/mail/mail-worker.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { testTransport } from '#platform/server/mail/testing-mail.ts';
import { writeFamilies } from '#platform/server/metrics/family.ts';
import { createMetrics } from '#platform/server/metrics/metrics.ts';
import { readMetrics } from '#platform/server/metrics/testing-metrics.ts';
import { loadSite } from '#platform/server/pages/load-site.ts';
import { createAlerts, openAlerts } from '../alerts/create-alerts.ts';
import { databaseMetrics } from '../metrics-routes.ts';
import { canaryResults } from './canary-results.ts';
import { runCanary } from './run-canary.ts';
import { runCanaryCommand } from './start-canary.ts';
import { StepFailure, type Visit } from './visit.ts';

const secret = 'a secret that only the canary knows';
const email = 'canary@hormiga.example';
const form = `<form method="post" action="${createTicket.path}"><input name="nombre_cliente"><input name="email_cliente"><textarea name="descripcion"></textarea></form>`;

function siteWithForm() {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-canary-site-'));
  writeTestSite(folder, form);
  const site = loadSite(folder);
  rmSync(folder, { recursive: true });
  return site;
}

const site = siteWithForm();

describe.each(databaseKinds())('the canary, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let isDown = false;
  const stops: (() => Promise<void>)[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-canary-'));
  beforeEach(async () => {
    isDown = false;
    vi.useFakeTimers({ toFake: ['Date'] });
    await database.db.delete(outboxMessage);
    await database.db.delete(ticket);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const stop of stops.splice(0)) await stop();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  function start({ send = (): Promise<void> => Promise.resolve(), env = {} } = {}) {
    const log = pino({ level: 'silent' });
    const transport = testTransport(send);
    const db = new Proxy(database.db, {
      get(target, name) {
        if (isDown) throw new Error('The database is down');
        return Reflect.get(target, name);
      },
    });
    const ping = () => (isDown ? Promise.reject(new Error('down')) : database.ping());
    const worker = startMailWorker({ db, transport, attach: attachNothing, log, now: () => new Date() });
    stops.push(() => worker.stop());
    const metrics = createMetrics();
    const alerts = createAlerts({ config: readConfig({}), db, log, metrics });
    const settings = { DATA_DIR: dataDir, CANARY_SECRET: secret, CANARY_EMAIL: email, ...env };
    const { app } = testApp({
      database: { ...database, db, ping },
      site,
      env: settings,
      metrics,
      wakeMail: worker.wake,
      receiveCanaryResult: canaryResults({ db, log, metrics, alerts }),
    });
    const browser = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    const visit: Visit = async (path, init = {}) =>
      app.request(path, { ...init, headers: { ...browser, ...init.headers } });
    /** Shortens the wait of three seconds; successive checks are a moment apart. */
    const wait = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const run = (change: Partial<Parameters<typeof runCanary>[0]> = {}) =>
      runCanary({ visit, secret, email, mailTimeout: 600_000, wait, ...change });
    return { app, visit, run, wait, transport, metrics };
  }

  const all = () => database.db.select().from(ticket);
  const mails = () => database.db.select().from(outboxMessage);

  it('runs every step, disturbs no one, and leaves nothing behind', async () => {
    const during: unknown[] = [];
    const { run, transport, metrics, visit } = start({
      send: async () => {
        const { db } = database;
        during.push([
          await listNewestTickets(db, 10),
          (await searchTickets(db, { limit: 10 })).tickets,
          (await overviewView(db, {}, readConfig({}), new Date())).leads.all.now,
          Object.values(await countTickets(db, {}, 100)),
          [(await all()).length, readdirSync(join(dataDir, 'attachments')).length],
        ]);
      },
    });
    const result = await run({ visit });
    expect(result).toEqual({
      times: Object.fromEntries(
        ['page', 'token', 'send', 'status', 'mail', 'remove'].map((step) => [step, expect.any(Number)]),
      ),
    });
    expect(during[0]).toEqual([[], [], 0, [0, 0, 0, 0], [1, 1]]);
    expect(transport.given.map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(JSON.stringify(transport.given)).not.toContain(brand.email.support);
    expect([await all(), await mails(), readdirSync(join(dataDir, 'attachments'))]).toEqual([[], [], []]);
    expect(readMetrics(metrics.write())['hormiga_tickets_received_total{state="new"}']).toBe(0);
  });

  it('does the proof of work that browsers have to do', async () => {
    expect(await start({ env: { FORM_PROOF: '6' } }).run()).not.toHaveProperty('failure');
  });

  it('reports the step `page` if the page has no form', async () => {
    const { run, visit } = start();
    const emptied: Visit = (path, init) => visit(path.startsWith('/contact') ? '/robots.txt' : path, init);
    const { failure } = await run({ visit: emptied });
    expect(failure).toEqual({ step: 'page', reason: 'the contact page has no contact form' });
  });

  it('reports the step `mail` if mail is not sent, and removes it', async () => {
    const { failure } = await start({ send: () => Promise.reject(refused) }).run({ mailTimeout: 15_000 });
    expect(failure?.step).toBe('mail');
    expect(failure?.reason).toMatch(/^no mail left within 15 s: .*ECONNREFUSED/);
    expect([await all(), await mails()]).toEqual([[], []]);
  });

  it('reports a database that is down, before and midway', async () => {
    const { run, wait, visit } = start();
    const waitWithoutDatabase = async (ms: number) => {
      isDown = true;
      await wait(ms);
    };
    expect(await run({ wait: waitWithoutDatabase })).toMatchObject({
      failure: { step: 'send', reason: 'it was answered with 503' },
    });
    isDown = false;
    const broken: Visit = (path, init) => {
      isDown = path.includes('estado');
      return visit(path, init);
    };
    expect(await run({ visit: broken })).toMatchObject({
      failure: { step: 'status', reason: 'it was answered with 503' },
    });
    isDown = false;
    expect(await all()).toEqual([]);
  });

  it('sends nothing to a site that has another secret, or none', async () => {
    const reason = 'the site has another CANARY_SECRET, or none, so nothing was sent';
    expect((await start().run({ secret: 'another secret' })).failure).toEqual({ step: 'send', reason });
    const without = start({ env: { CANARY_SECRET: undefined, CANARY_EMAIL: undefined } });
    expect((await without.run()).failure).toEqual({ step: 'send', reason });
    expect([await all(), await mails()]).toEqual([[], []]);
  });

  it('reports that a ticket was taken for spam', async () => {
    const withoutWaiting = await start().run({ wait: async () => undefined });
    expect(withoutWaiting.failure).toEqual({ step: 'mail', reason: 'the ticket was taken for spam: too fast' });
    expect(await all()).toEqual([]);
  });

  it('reports its result to the server, which shows it and raises an alert', async () => {
    const { visit, wait, metrics, run } = start();
    const config = readConfig({ CANARY_SECRET: secret, CANARY_EMAIL: email });
    const fromDatabase = databaseMetrics(database, config, { fresh: 0, timeout: 60_000 });
    const shown = async () => {
      await fromDatabase.refresh();
      return readMetrics(writeFamilies([...fromDatabase.families, metrics.canaryRuns.family]));
    };
    expect(await shown()).not.toHaveProperty('hormiga_canary_success');
    // Like the program, but without waiting.
    const report = async (result: Awaited<ReturnType<typeof run>>) => {
      const body = JSON.stringify(result);
      const mark = makeMark(secret, `result ${body}`, Date.now());
      return (await visit('/canary', { method: 'PUT', body, headers: { [canaryHeader]: mark } })).status;
    };
    expect(await report({ times: { page: 5 }, failure: { step: 'token', reason: 'gone' } })).toBe(204);
    expect(await shown()).toMatchObject({
      hormiga_canary_success: 0,
      'hormiga_canary_step_seconds{step="page"}': 0.005,
    });
    expect(await openAlerts(database.db, new Date())).toEqual(['canary']);
    expect(await report({ times: { page: 4 } })).toBe(204);
    expect(await shown()).toMatchObject({
      hormiga_canary_success: 1,
      'hormiga_canary_runs_total{outcome="failed"}': 1,
    });
    expect(await openAlerts(database.db, new Date())).toEqual([]);
    await wait(0);
    const unreachable: Visit = () => Promise.reject(new StepFailure('the site cannot be reached'));
    const { output, exitCode } = await runCanaryCommand(config, [], () => unreachable);
    expect(output).toMatch(/^page +\d+ ms {2}failed: the site cannot be reached\nThe canary did not arrive\.\n$/);
    expect(exitCode).toBe(1);
  });

  it('cannot be forged: without the secret a ticket is an ordinary ticket', async () => {
    const { app, visit } = start();
    const send = async (headers: Record<string, string>) => {
      const body = new FormData();
      const fields = { nombre_cliente: 'Eve', email_cliente: email, descripcion: `Hi ${Math.random()}` };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const response = await app.request(createTicket.path, { method: 'POST', body, headers });
      return createTicket.response.parse(await response.json()).DATA.reference;
    };
    const forged = [{}, { [canaryHeader]: makeMark('another secret', `ticket undefined ${email}`, Date.now()) }];
    // Signed, but for another address.
    forged.push({ [canaryHeader]: makeMark(secret, 'ticket undefined eve@x.example', Date.now()) });
    for (const headers of forged) {
      const reference = await send(headers);
      expect((await listNewestTickets(database.db, 10)).map((one) => one.reference)).toContain(reference);
      const teamMail = (await mails()).find(({ key }) => key === `ticket:${reference}:team`);
      expect(teamMail?.recipient).toBe(brand.email.support);
      // A visitor's ticket cannot be read or removed through the canary's paths either.
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await visit(`/canary/${reference}`, { method, headers: { accept: 'application/json' } })).status).toBe(
          404,
        );
      }
      const signed = { [canaryHeader]: makeMark(secret, `remove ${reference}`, Date.now()) };
      await visit(`/canary/${reference}`, { method: 'DELETE', headers: signed });
      expect((await all()).map((one) => one.reference)).toContain(reference);
    }
    expect((await visit('/canary', { method: 'PUT', body: '{' })).status).toBe(404);
  });

  it('is cleaned up after an hour if it was stopped midway, however long ago', async () => {
    const { run, visit } = start();
    const stopped: Visit = (path, init) =>
      init?.method === 'DELETE' && path !== '/canary/H-2222-2222'
        ? Promise.reject(new StepFailure('killed'))
        : visit(path, init);
    expect(await run({ visit: stopped })).toMatchObject({ failure: { step: 'remove' } });
    const tidy = (at: number) =>
      tidyUp(
        {
          features,
          database,
          attachmentsDir: join(dataDir, 'attachments'),
          mailDir: join(dataDir, 'mail'),
          days: readConfig({}).retentionDays,
          log: pino({ level: 'silent' }),
        },
        new Date(at),
      );
    await tidy(Date.now() + 59 * 60_000);
    expect(await all()).toHaveLength(1);
    await database.db.update(ticket).set({ createdAt: new Date(Date.now() - 30 * 24 * 3_600_000) });
    await tidy(Date.now());
    expect([await all(), await mails()]).toEqual([[], []]);
  });
});

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('the mark of the canary', () => {
  const now = Date.UTC(2026, 10, 20);
  const mark = makeMark(secret, 'look H-7KQ2-94MX', now);

  it('is valid for one purpose, for some minutes', () => {
    expect(isMark(secret, mark, 'look H-7KQ2-94MX', now + 4 * 60_000)).toBe(true);
    expect(isMark(secret, mark, 'look H-7KQ2-94MX', now + 6 * 60_000)).toBe(false);
    expect(isMark(secret, mark, 'remove H-7KQ2-94MX', now)).toBe(false);
    expect(isMark(secret, `${mark}x`, 'look H-7KQ2-94MX', now)).toBe(false);
    expect(isMark(secret, '', 'look H-7KQ2-94MX', now)).toBe(false);
    expect(isMark(undefined, mark, 'look H-7KQ2-94MX', now)).toBe(false);
  });
});
