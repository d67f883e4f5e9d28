// @module-tag servers
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realServers } from '../../src/app/testing-real-server.ts';
import { listNewestTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import type { TestProcess } from '../../src/platform/database/testing-process.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { startSmtpServer } from '../../src/platform/server/mail/testing-mail.ts';
import { limits } from '../../src/platform/server/security/limits.ts';
import { startBalancer } from './testing-balancer.ts';
import { type Sent, sendTicket, startLoad } from './testing-load.ts';
import type { Balancer } from './testing-plain-balancer.ts';
import { withRestarts } from './testing-restart.ts';

const { makeData, startSite } = realServers({ TRUST_PROXY: '1', DRAIN_SECONDS: '2' });

let database: Database;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let balancer: Balancer;
let start: (port: number) => Promise<TestProcess>;
const servers = new Map<number, TestProcess>();
beforeAll(async () => {
  smtp = await startSmtpServer();
  const { url, dataDir, env } = await makeData('postgres');
  start = async (port) => {
    const more = { PORT: String(port), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    const { site } = await startSite({ ...env, ...more });
    servers.set(port, site);
    return site;
  };
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  balancer = await startBalancer(ports, { failTimeout });
  database = await openDatabase({ url, dataDir, migrationsDir });
}, 120_000);
afterAll(async () => {
  await database.close();
  await balancer.stop();
  await smtp.close();
});

/** Seconds: shorter than in `deploy`, so that the test is quick, and longer than DRAIN_SECONDS. */
const failTimeout = 3;
const untilNoticed = () => wait(failTimeout * 1_000 + 200);

const isFailed = ({ status }: Sent) => status !== 200;

async function expectOnce(sent: readonly Sent[]): Promise<void> {
  const saved = await listNewestTickets(database.db, 100_000);
  expect(saved.filter(({ requestId }) => requestId === null)).toEqual([]);
  const references = new Map(saved.map(({ requestId, reference }) => [requestId, reference]));
  expect(references.size).toBe(saved.length);
  const acknowledged = sent.filter(({ reference }) => reference !== undefined);
  expect(acknowledged.map(({ id }) => references.get(id))).toEqual(acknowledged.map(({ reference }) => reference));
}

it('a killed server loses nothing that was acknowledged, and fails only the requests it was serving', async () => {
  const load = startLoad(balancer.url);
  await wait(1_500);
  const [[port, killed] = []] = servers;
  if (!port || !killed) throw new Error('No server was started');
  const killedAt = performance.now();
  killed.child.kill('SIGKILL');
  expect(await killed.ended()).toBe('SIGKILL');
  const goneAt = performance.now();
  await wait(2_000);
  const sent = await load.stop();
  await start(port);
  const after = sent.filter(({ begunAt }) => begunAt > goneAt);
  const failed = sent.filter(isFailed);
  expect(after.length).toBeGreaterThan(10);
  for (const { method, begunAt, endedAt } of failed) {
    expect([method, begunAt < goneAt, endedAt > killedAt]).toEqual(['POST', true, true]);
  }
  await expectOnce(sent);

  // Requests without an answer are sent again, as browsers do.
  const again = await Promise.all(failed.map(({ id }) => sendTicket(balancer.url, id)));
  expect(again.filter(isFailed)).toEqual([]);
  await expectOnce(again);
}, 120_000);

it('mail of a killed server is sent too, without two different copies', {
  tags: 'system',
  timeout: 120_000,
}, async () => {
  const waiting = async () => (await database.db.select().from(outboxMessage)).filter(({ state }) => state !== 'sent');
  const held = async () => (await waiting()).filter(({ claimedUntil }) => claimedUntil).length;
  await expect.poll(async () => (await waiting()).length - (await held())).toBe(0);
  await expect.poll(held).toBeLessThanOrEqual(limits.mail.atOnce);
  // As if the claims of the killed server had expired.
  await database.db
    .update(outboxMessage)
    .set({ claimedUntil: new Date() })
    .where(isNotNull(outboxMessage.claimedUntil));
  await expect.poll(async () => (await waiting()).length).toBe(0);
  const ids = smtp.received.map(({ source }) => /^Message-ID: <(.*)>$/im.exec(source)?.[1]);
  const mails = await database.db.select({ id: outboxMessage.id }).from(outboxMessage);
  expect(new Set(ids).size).toBe(mails.length);
  expect(ids.length - mails.length).toBeLessThanOrEqual(limits.mail.atOnce);
});

it('a server that shuts down fails no request', { tags: 'system', timeout: 120_000 }, async () => {
  await untilNoticed();
  const load = startLoad(balancer.url);
  await wait(1_000);
  const [, [port, stopped] = []] = servers;
  if (!port || !stopped) throw new Error('No server was started');
  const stoppedAt = performance.now();
  stopped.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  expect((await fetch(`http://127.0.0.1:${port}/contact/es`)).status).toBe(200);
  expect(await stopped.ended()).toBe(0);
  await wait(1_000);
  const sent = await load.stop();
  expect(sent.filter(({ begunAt }) => begunAt > stoppedAt).length).toBeGreaterThan(10);
  expect(sent.filter(isFailed)).toEqual([]);
  await expectOnce(sent);
  await start(port);
});

it('a rolling restart fails no request', { timeout: 120_000, tags: 'system' }, async () => {
  await untilNoticed();
  const before = [...servers.values()];
  const load = startLoad(balancer.url);
  await withRestarts({ servers, start, balancer }, async (restartAll) => {
    expect((await restartAll()).match(/: ready/g)).toHaveLength(2);
  });
  const sent = await load.stop();
  expect([...servers.values()].filter((server) => before.includes(server))).toEqual([]);
  expect(sent.filter(isFailed)).toEqual([]);
  await expectOnce(sent);
});

it('a rolling restart does not start while a server is not ready, or nginx cannot be asked', {
  tags: 'system',
  timeout: 120_000,
}, async () => {
  const [port = 0] = servers.keys();
  const nobody = await freePort();
  const env = {
    ...process.env,
    RESTART_COMMAND: 'false ',
    READY_SECONDS: '2',
    BALANCER_URL: `http://127.0.0.1:${nobody}/`,
  };
  const restart = (...ports: number[]) => promisify(execFile)('deploy/restart', ports.map(String), { env });
  const stderr = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });
  await expect(restart(port, nobody)).rejects.toMatchObject(stderr(`${nobody} is not ready`));
  await expect(restart(port)).rejects.toMatchObject(stderr('nginx does not answer'));
});
