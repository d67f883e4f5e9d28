import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountApp, someAddress } from '../../src/features/accounts/server/testing-accounts.ts';
import { currentTime } from '../../src/platform/database/clock.ts';
import { consumeRateLimit, LimitReached } from '../../src/platform/database/limits/rate-limits.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { followDatabaseClock } from '../../src/platform/server/health/concerns.ts';
import { attachNothing } from '../../src/platform/server/mail/deliver-mail.ts';
import { startMailWorker } from '../../src/platform/server/mail/mail-worker.ts';
import { claimMail, queueMail } from '../../src/platform/server/mail/outbox.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { testTransport } from '../../src/platform/server/mail/testing-mail.ts';
import { testTimer } from '../../src/platform/server/mail/testing-timer.ts';
import { writeFamilies } from '../../src/platform/server/metrics/family.ts';
import { readMetrics } from '../../src/platform/server/metrics/testing-metrics.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const log = pino({ level: 'silent' });

const differences = [-5 * minute, -hour, -day, 5 * minute, hour, day].map((ahead) => {
  return {
    ahead,
    clock: `${Math.abs(ahead) / minute} minutes ${ahead < 0 ? 'behind' : 'ahead of'} that of the database`,
  };
});

describe('a server on PostgreSQL', async () => {
  const database = await databaseForTests('postgres');
  const { db } = database;
  const stopping: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stopping.splice(0)) await stop();
    vi.useRealTimers();
    await db.delete(outboxMessage);
  });

  const setClock = (ahead: number) => void vi.setSystemTime(currentTime().getTime() + ahead);

  /** A server whose clock is ahead of the database's by so many milliseconds. */
  async function start(ahead: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
    const concern = await followDatabaseClock(database, log);
    if (!concern) throw new Error('The clock is not followed');
    stopping.push(concern.stop);
    return concern;
  }

  function startMail() {
    const transport = testTransport();
    const deps = { db, transport, attach: attachNothing, log, now: currentTime };
    const worker = startMailWorker(deps, testTimer().start);
    stopping.push(worker.stop);
    return { ...transport, wake: worker.wake };
  }

  it.each(differences)('a server whose clock is $clock sends codes at once, and accepts them', async ({ ahead }) => {
    const concern = await start(ahead);
    const mail = startMail();
    const site = accountApp(database, {}, [], { wakeMail: mail.wake, concerns: [concern] });
    const browser = site.browser();
    const email = someAddress();
    await browser.post('/login/en', { step: 'email', email });
    await mail.untilGiven(1);
    expect(mail.given).toMatchObject([{ recipient: email }]);
    const [, code = ''] = /(\d{6})/.exec(mail.given[0]?.subject ?? '') ?? [];
    // The clock is corrected, or another server with a right one gets the code.
    setClock(0);
    expect((await browser.post('/login/en', { step: 'code', email, code })).status).toBe(303);
    expect((await browser.send('/dashboard/en')).status).toBe(200);
  });

  it.each(differences)('a server whose clock jumps to $clock goes on as before', async ({ ahead }) => {
    await start(0);
    const limit = { key: `sender ${ahead}`, most: 1, seconds: 600 };
    await consumeRateLimit(db, limit, currentTime());
    const mail = { key: 'a', recipient: 'ana@example.com', subject: 'S', text: 'T' };
    await queueMail(db, mail);
    const claimed = await claimMail(db, { now: currentTime(), until: new Date(currentTime().getTime() + minute) });
    expect(claimed).toMatchObject({ key: 'a' });
    setClock(ahead);
    await expect(consumeRateLimit(db, limit, currentTime())).rejects.toThrow(LimitReached);
    // Another server is sending it: it is not sent twice.
    expect(await claimMail(db, { now: currentTime(), until: currentTime() })).toBeUndefined();
    await queueMail(db, { ...mail, key: 'b' });
    expect(await claimMail(db, { now: currentTime(), until: currentTime() })).toMatchObject({ key: 'b' });
  });

  it.each(differences)('a server whose clock is $clock says so, and is ready', async ({ ahead }) => {
    const concern = await start(ahead);
    const { app } = accountApp(database, {}, [], { concerns: [concern] });
    const ready = async () => {
      const response = await app.request('/readyz');
      return [response.status, (await response.json()).DATA];
    };
    const words = `${Math.abs(ahead) / 1000} s ${ahead < 0 ? 'behind' : 'ahead of'} the database's`;
    expect(concern.text()).toContain(words);
    expect(await ready()).toEqual([200, { warnings: [concern.text()] }]);
    const metric = () => readMetrics(writeFamilies(concern.families)).hormiga_clock_ahead_seconds;
    // A busy machine needs seconds to compare the clocks, which differ by many more.
    const isAbout = (seconds: number) => Math.abs((metric() ?? Number.NaN) - seconds) < 10;
    expect(isAbout(ahead / 1000)).toBe(true);
    setClock(0);
    expect(await ready()).toEqual([200, { warnings: [] }]);
    expect(isAbout(0)).toBe(true);
  });
});
