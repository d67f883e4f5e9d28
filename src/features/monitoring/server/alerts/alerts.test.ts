import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { incomingFolder } from '#features/incoming-mail/server/tables.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { alertsOf } from '#platform/server/compose-features.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import type { StorageProblem } from '#platform/server/health/health.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createMetrics } from '#platform/server/metrics/metrics.ts';
import { portOf } from '#platform/server/start/http-server.ts';
import { msPerMinute } from '#site/durations.ts';
import { type AlertMessage, createAlerts, openAlerts, postAlert } from './create-alerts.ts';
import { createSiteCheck } from './open-watch.ts';

const storage = { problem: () => Promise.resolve(undefined) };
const { meetings } = readConfig({});
const declared = alertsOf(features);
const config = { alertUrl: 'https://hooks.example/secret', publicUrl: 'https://www.hormiga.example' };

describe.each(databaseKinds())('alerts, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let posted: AlertMessage[];
  let log: string[];
  beforeEach(async () => {
    posted = [];
    log = [];
    await database.db.delete(outboxMessage);
    await database.db.delete(rateLimitCount);
  });

  /** One of several servers. */
  function server(db = database.db, post = async (_: string, message: AlertMessage) => void posted.push(message)) {
    const logger = pino(logShape, { write: (line: string) => void log.push(line) });
    return createAlerts({ config, db, log: logger, metrics: createMetrics(), post });
  }
  /** The database without some of its methods. */
  const without = (...missing: readonly (keyof Db)[]) =>
    new Proxy(database.db, {
      get(db, name) {
        if (missing.length === 0 || missing.some((one) => one === name)) throw new Error('The database is down');
        return Reflect.get(db, name);
      },
    });
  const postedAlerts = () => posted.map(({ alert, state }) => `${alert} ${state}`);
  const levels = () => log.map((line) => JSON.parse(line).level);

  it('are posted by one server, once, and so is their end', async () => {
    const servers = [server(), server(), server()];
    for (let checks = 0; checks < 2; checks++) {
      await Promise.all(servers.map((one) => one.raise('outbox', 'It stands still.')));
    }
    expect(postedAlerts()).toEqual(['outbox firing']);
    expect(posted[0]).toMatchObject({ text: 'https://www.hormiga.example: It stands still.', site: config.publicUrl });
    expect(await openAlerts(database.db, new Date())).toEqual(['outbox']);
    for (let checks = 0; checks < 2; checks++) {
      await Promise.all(servers.map((one) => one.settle('outbox', 'It goes on.')));
    }
    expect(postedAlerts()).toEqual(['outbox firing', 'outbox over']);
    expect(levels()).toEqual([50, 30]);
    expect(await openAlerts(database.db, new Date())).toEqual([]);
  });

  it('are posted again by any server if the first attempt failed', async () => {
    await server(database.db, () => Promise.reject(new Error('ALERT_URL: it answered 500'))).raise('canary', 'Gone.');
    expect(log.join()).toContain('an alert could not be posted to ALERT_URL');
    expect(log.join()).not.toContain('secret');
    await server().raise('canary', 'Gone.');
    expect(postedAlerts()).toEqual([]);
    await database.db.update(rateLimitCount).set({ until: new Date() });
    await server().raise('canary', 'Gone.');
    expect(postedAlerts()).toEqual(['canary firing']);
  });

  it('are posted once by each server while the database is down', async () => {
    const alone = server(without());
    for (let checks = 0; checks < 3; checks++) await alone.raise('canary', 'Gone.');
    await alone.raise('database', 'Away.');
    await alone.settle('database', 'Back.');
    await alone.settle('canary', 'Back.');
    await alone.settle('canary', 'Back.');
    expect(postedAlerts()).toEqual(['canary firing', 'database firing', 'database over', 'canary over']);
  });

  it('are posted once by a server that loses the database right after posting', async () => {
    const broken = server(without('update'));
    await broken.raise('payments', 'One.');
    expect(postedAlerts()).toEqual(['payments firing']);
    await database.db.update(rateLimitCount).set({ until: new Date() });
    await broken.raise('payments', 'One.');
    expect(postedAlerts()).toEqual(['payments firing']);
    await broken.settle('payments', 'None.');
    expect(postedAlerts()).toEqual(['payments firing', 'payments over']);
  });

  describe('about mail', () => {
    const noon = Date.now();
    let time = noon;
    const check = (...settings: Parameters<typeof siteCheck>) => siteCheck(...settings)();
    /** Of a server that was just started. */
    const siteCheck = (outboxAlertMinutes = 15, inboundImap?: Config['inboundImap']) =>
      createSiteCheck({
        config: { ...readConfig({}), outboxAlertMinutes, publicUrl: config.publicUrl, inboundImap },
        db: database.db,
        alerts: server(),
        declared,
        storage,
        now: () => new Date(time),
      });
    const queue = async (key: string, change: Partial<typeof outboxMessage.$inferInsert>) => {
      await database.db
        .insert(outboxMessage)
        .values({ key, recipient: 'jane@secret.example', subject: 'Secret', text: 'Secret', ...change });
    };
    beforeEach(() => {
      time = noon;
    });
    const ago = (minutes: number) => new Date(noon - minutes * msPerMinute);

    it('are raised when none was sent for a while though some were due, and end when one is sent', async () => {
      await queue('young', { attempts: 2, createdAt: ago(14), nextAttemptAt: ago(-5) });
      await check();
      expect(postedAlerts()).toEqual([]);
      time = noon + 2 * msPerMinute;
      await check();
      await check();
      expect(postedAlerts()).toEqual(['outbox firing']);
      expect(posted[0]?.text).toContain('No mail has left for 15 minutes: 1 waiting, the oldest for 16 minutes.');
      expect([...log, JSON.stringify(posted)].join()).not.toMatch(/secret\.example|jane/i);
      await queue('sent', { state: 'sent', sentAt: new Date(time) });
      await check();
      expect(postedAlerts()).toEqual(['outbox firing', 'outbox over']);
    });

    it('are raised when no server sends mail, and when codes are lost', async () => {
      await queue('due', { createdAt: ago(20), nextAttemptAt: ago(20) });
      await check();
      await database.db.delete(outboxMessage);
      await check();
      await queue('code', { state: 'dead', secretUntil: ago(1), nextAttemptAt: ago(1) });
      await check();
      expect(postedAlerts()).toEqual(['outbox firing', 'outbox over', 'outbox firing']);
    });

    it('have texts for one and for many', async () => {
      await queue('code', { state: 'dead', secretUntil: ago(0), nextAttemptAt: ago(0.5) });
      await queue('due', { createdAt: ago(1.4), nextAttemptAt: ago(1.4) });
      await check(1);
      expect(posted[0]?.text).toContain(
        'No mail has left for 1 minute: 1 waiting, the oldest for 1 minute, and 1 mail with a code or link was lost.',
      );
    });

    it('are not raised for a mail that was just queued again', async () => {
      await queue('again', { createdAt: ago(2_000), nextAttemptAt: ago(1) });
      await check();
      expect(postedAlerts()).toEqual([]);
    });

    it('are raised for dead letters, but not for ever', async () => {
      await queue('dead', { state: 'dead', createdAt: ago(1_000), nextAttemptAt: ago(2) });
      await check();
      await check();
      time = noon + 25 * 60 * msPerMinute;
      await check();
      expect(postedAlerts()).toEqual(['deadLetters firing', 'deadLetters over']);
    });

    it('are raised when the mailbox was not read for a while, and end when it is read again', async () => {
      const { inboundImap } = readConfig({ INBOUND_IMAP_URL: 'imaps://support:secret@mail.example/INBOX' });
      const server1 = siteCheck(15, inboundImap);
      const folder = (change: Partial<typeof incomingFolder.$inferInsert>) =>
        database.db
          .insert(incomingFolder)
          .values({ name: 'INBOX', ...change })
          .onConflictDoUpdate({ target: incomingFolder.name, set: change });
      await folder({ lastError: null, checkedAt: ago(0) });
      await server1();
      await folder({ lastError: 'the mailbox cannot be read' });
      time = noon + 14 * msPerMinute;
      await server1();
      expect(postedAlerts()).toEqual([]);
      time = noon + 16 * msPerMinute;
      for (const _ of [1, 2]) await server1();
      expect(postedAlerts()).toEqual(['incomingMail firing']);
      expect(posted[0]?.text).toContain('Incoming mail has not been read for 15 minutes: the mailbox cannot be read.');
      await folder({ lastError: null, checkedAt: new Date(time) });
      await server1();
      expect(postedAlerts()).toEqual(['incomingMail firing', 'incomingMail over']);
      time += 60 * msPerMinute;
      await folder({ lastError: 'the mailbox cannot be read' });
      // No mailbox is configured any longer.
      await check(15, undefined);
      expect(postedAlerts()).toHaveLength(2);
    });

    it.each([
      ['never', null],
      ['a day ago', ago(24 * 60)],
    ])(
      'are not raised because of the first attempt after a start, if the mailbox was last read %s',
      async (_, checkedAt) => {
        const { inboundImap } = readConfig({ INBOUND_IMAP_URL: 'imaps://support:secret@mail.example/INBOX' });
        await database.db.delete(incomingFolder);
        await database.db
          .insert(incomingFolder)
          .values({ name: 'INBOX', lastError: 'it is being restarted', checkedAt });
        const started = siteCheck(15, inboundImap);
        await started();
        time = noon + 14 * msPerMinute;
        await started();
        expect(postedAlerts()).toEqual([]);
        // A server that starts later does not end what another one has raised.
        time = noon + 15 * msPerMinute;
        await started();
        await siteCheck(15, inboundImap)();
        expect(postedAlerts()).toEqual(['incomingMail firing']);
      },
    );

    it('report the database when it stays down', async () => {
      const broken = without();
      const again = createSiteCheck({ config: readConfig({}), db: broken, alerts: server(broken), declared, storage });
      await expect(again()).rejects.toThrow('down');
      await again();
      await again();
      expect(postedAlerts()).toEqual(['database firing']);
    });
  });

  it('are raised by each server whose disk cannot be written, even while the database is down, and end when it can', async () => {
    const found: (StorageProblem | undefined)[] = ['full', 'full', undefined];
    const disk = { problem: () => Promise.resolve(found.shift()) };
    const check = createSiteCheck({
      config: readConfig({}),
      db: without(),
      alerts: server(without()),
      declared,
      storage: disk,
    });
    await expect(check()).rejects.toThrow('down');
    expect(postedAlerts()).toEqual(['storage firing']);
    await check();
    await check();
    expect(postedAlerts().filter((one) => one.startsWith('storage'))).toEqual(['storage firing', 'storage over']);
  });

  it('are raised by each server for what it can only report, at the first check, and end when it is over', async () => {
    const texts = ['The clock is wrong.', 'The clock is wrong.', undefined];
    const concerns = [{ alert: 'clock', text: () => texts.shift(), over: 'All clocks agree.' }] as const;
    const check = createSiteCheck({
      config: readConfig({}),
      db: database.db,
      alerts: server(),
      declared,
      storage,
      concerns,
    });
    await check();
    expect(posted).toMatchObject([{ alert: 'clock', state: 'firing', text: expect.stringContaining('is wrong.') }]);
    await check();
    await check();
    expect(postedAlerts()).toEqual(['clock firing', 'clock over']);
    expect(posted[1]?.text).toContain('All clocks agree.');
  });

  it('are raised when bookings are refused, and end when they are accepted again', async () => {
    await database.db.delete(meeting);
    const { rates } = meetings;
    const check = () =>
      createSiteCheck({
        config: { ...readConfig({}), meetings: { ...meetings, rates: { ...rates, most: { hour: 2, day: 6 } } } },
        db: database.db,
        alerts: server(),
        declared,
        storage,
      })();
    const book = async (hours: number, createdAt: Date) => {
      const startsAt = new Date(Date.now() + hours * 60 * msPerMinute);
      await insertTestMeeting(database.db, { createdAt, startsAt });
    };
    await book(1, new Date());
    await check();
    expect(postedAlerts()).toEqual([]);
    await book(2, new Date());
    await check();
    await check();
    expect(postedAlerts()).toEqual(['bookings firing']);
    expect(posted[0]?.text).toContain('2 bookings within an hour and 2 within a day: more are turned away.');
    await database.db.update(meeting).set({ createdAt: new Date(Date.now() - 61 * msPerMinute) });
    await check();
    expect(postedAlerts()).toEqual(['bookings firing', 'bookings over']);
    for (let hours = 3; hours < 7; hours++) await book(hours, new Date(Date.now() - 120 * msPerMinute));
    await check();
    expect(postedAlerts()).toEqual(['bookings firing', 'bookings over', 'bookings firing']);
    await database.db.delete(meeting);
  });

  it('are not raised while everything works', async () => {
    await queueMail(database.db, { key: 'a', recipient: 'jane@example.com', subject: 'x', text: 'x' });
    await createSiteCheck({ config: readConfig({}), db: database.db, alerts: server(), declared, storage })();
    expect([posted, log]).toEqual([[], []]);
  });
});

describe('a message to ALERT_URL', () => {
  const message = { text: 'Hi', alert: 'outbox', state: 'firing', site: 'x', at: 'now' } as const;

  async function receiver(statuses: readonly (number | 'silence')[]) {
    const bodies: string[] = [];
    const http = createServer(async (request, response) => {
      const status = statuses[bodies.length] ?? 200;
      bodies.push(await text(request));
      if (status === 'silence') return;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const url = `http://127.0.0.1:${portOf(http)}/hook`;
    const close = () => {
      http.closeAllConnections();
      http.close();
    };
    return { url, bodies, close };
  }

  it('is sent again if it did not arrive', async () => {
    const { url, bodies, close } = await receiver([500, 'silence', 200]);
    // On a busy machine more than one answer takes longer than that.
    await postAlert(url, message, { answer: 100, pauses: Array(200).fill(1) });
    expect(bodies.length).toBeGreaterThan(2);
    expect(JSON.parse(bodies.at(-1) ?? '')).toEqual(message);
    close();
  });

  it('is given up in the end, without mentioning the URL', async () => {
    const { url, close } = await receiver([302, 404]);
    await expect(postAlert(url, message, { answer: 60_000, pauses: [1] })).rejects.toThrow(
      /^ALERT_URL: it answered 404$/,
    );
    close();
    await expect(postAlert(url, message, { answer: 60_000, pauses: [] })).rejects.toThrow(/^ALERT_URL: it cannot be/);
  });
});
