import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { useCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { StorageProblem } from '#platform/server/health/storage.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createMetrics } from '#platform/server/metrics/metrics.ts';
import { portOf } from '#platform/server/start/http-server.ts';
import { openAlerts } from '../store/alerts.ts';
import { createAlerts } from './create-alerts.ts';
import { createLook } from './open-watch.ts';
import { type AlertMessage, postAlert } from './post-alert.ts';

const minute = 60_000;
const storage = { problem: () => Promise.resolve(undefined) };
const { meetings } = readConfig({});
const config = { alertUrl: 'https://hooks.example/secret', publicUrl: 'https://www.hormiga.example' };

describe.each(databaseKinds)('alerts on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let posted: AlertMessage[];
  let log: string[];
  beforeEach(async () => {
    posted = [];
    log = [];
    await database.db.delete(outboxMessage);
    await database.db.delete(useCount);
  });

  /** One of several servers. */
  function server(db = database.db, post = async (_: string, message: AlertMessage) => void posted.push(message)) {
    const logger = pino(logShape, { write: (line: string) => void log.push(line) });
    return createAlerts({ config, db, log: logger, metrics: createMetrics(), post });
  }
  /** The database, of which some things cannot be had. */
  const without = (...lost: readonly (keyof Db)[]) =>
    new Proxy(database.db, {
      get(db, name) {
        if (lost.length === 0 || lost.some((one) => one === name)) throw new Error('The database is away');
        return Reflect.get(db, name);
      },
    });
  const said = () => posted.map(({ alert, state }) => `${alert} ${state}`);
  const levels = () => log.map((line) => JSON.parse(line).level);

  it('are told by one server, once, and so is their end', async () => {
    const servers = [server(), server(), server()];
    for (let looks = 0; looks < 2; looks++) {
      await Promise.all(servers.map((one) => one.raise('outbox', 'It stands still.')));
    }
    expect(said()).toEqual(['outbox firing']);
    expect(posted[0]).toMatchObject({ text: 'https://www.hormiga.example: It stands still.', site: config.publicUrl });
    expect(await openAlerts(database.db, new Date())).toEqual(['outbox']);
    for (let looks = 0; looks < 2; looks++) {
      await Promise.all(servers.map((one) => one.settle('outbox', 'It goes on.')));
    }
    expect(said()).toEqual(['outbox firing', 'outbox over']);
    expect(levels()).toEqual([50, 30]);
    expect(await openAlerts(database.db, new Date())).toEqual([]);
  });

  it('that nobody got are told again, by whichever server comes next', async () => {
    await server(database.db, () => Promise.reject(new Error('ALERT_URL: it answered 500'))).raise('canary', 'Gone.');
    expect(log.join()).toContain('an alert did not reach anybody');
    expect(log.join()).not.toContain('secret');
    await server().raise('canary', 'Gone.');
    expect(said()).toEqual([]);
    await database.db.update(useCount).set({ until: new Date() });
    await server().raise('canary', 'Gone.');
    expect(said()).toEqual(['canary firing']);
  });

  it('are told by each server once while the database is away', async () => {
    const alone = server(without());
    for (let looks = 0; looks < 3; looks++) await alone.raise('canary', 'Gone.');
    await alone.raise('database', 'Away.');
    await alone.settle('database', 'Back.');
    await alone.settle('canary', 'Back.');
    await alone.settle('canary', 'Back.');
    expect(said()).toEqual(['canary firing', 'database firing', 'database over', 'canary over']);
  });

  it('are told once by a server for which the database goes away as soon as they were told', async () => {
    const broken = server(without('update'));
    await broken.raise('payments', 'One.');
    expect(said()).toEqual(['payments firing']);
    await database.db.update(useCount).set({ until: new Date() });
    await broken.raise('payments', 'One.');
    expect(said()).toEqual(['payments firing']);
    await broken.settle('payments', 'None.');
    expect(said()).toEqual(['payments firing', 'payments over']);
  });

  describe('about mail', () => {
    const noon = Date.now();
    let time = noon;
    const look = (outboxAlertMinutes = 15) =>
      createLook({
        config: { outboxAlertMinutes, canary: undefined, meetings },
        db: database.db,
        alerts: server(),
        storage,
        now: () => new Date(time),
      })();
    const queue = async (key: string, change: Partial<typeof outboxMessage.$inferInsert>) => {
      await database.db
        .insert(outboxMessage)
        .values({ key, recipient: 'jane@secret.example', subject: 'Secret', text: 'Secret', ...change });
    };
    beforeEach(() => {
      time = noon;
    });
    const ago = (minutes: number) => new Date(noon - minutes * minute);

    it('come when none has left for a while though some should have, and go when one has', async () => {
      await queue('young', { attempts: 2, createdAt: ago(14), nextAttemptAt: ago(-5) });
      await look();
      expect(said()).toEqual([]);
      time = noon + 2 * minute;
      await look();
      await look();
      expect(said()).toEqual(['outbox firing']);
      expect(posted[0]?.text).toContain('No mail has left for 15 minutes: 1 waiting, the oldest for 16 minutes.');
      expect([...log, JSON.stringify(posted)].join()).not.toMatch(/secret\.example|jane/i);
      await queue('sent', { state: 'sent', sentAt: new Date(time) });
      await look();
      expect(said()).toEqual(['outbox firing', 'outbox over']);
    });

    it('come too when nobody looks for mail, and when codes are lost', async () => {
      await queue('due', { createdAt: ago(20), nextAttemptAt: ago(20) });
      await look();
      await database.db.delete(outboxMessage);
      await look();
      await queue('code', { state: 'dead', secretUntil: ago(1), nextAttemptAt: ago(1) });
      await look();
      expect(said()).toEqual(['outbox firing', 'outbox over', 'outbox firing']);
    });

    it('are in words that fit one as well as many', async () => {
      await queue('code', { state: 'dead', secretUntil: ago(0), nextAttemptAt: ago(0.5) });
      await queue('due', { createdAt: ago(1.4), nextAttemptAt: ago(1.4) });
      await look(1);
      expect(posted[0]?.text).toContain(
        'No mail has left for 1 minute: 1 waiting, the oldest for 1 minute, and 1 mail with a code or link was lost.',
      );
    });

    it('do not come for one that was sent again just now', async () => {
      await queue('again', { createdAt: ago(2_000), nextAttemptAt: ago(1) });
      await look();
      expect(said()).toEqual([]);
    });

    it('come for dead letters, and not for ever', async () => {
      await queue('dead', { state: 'dead', createdAt: ago(1_000), nextAttemptAt: ago(2) });
      await look();
      await look();
      time = noon + 25 * 60 * minute;
      await look();
      expect(said()).toEqual(['deadLetters firing', 'deadLetters over']);
    });

    it('say that the database is away when it stays so', async () => {
      const broken = without();
      const again = createLook({ config: readConfig({}), db: broken, alerts: server(broken), storage });
      await expect(again()).rejects.toThrow('away');
      await again();
      await again();
      expect(said()).toEqual(['database firing']);
    });
  });

  it('come from each server whose disk takes no files, even while the database is away, and go when it does', async () => {
    const found: (StorageProblem | undefined)[] = ['full', 'full', undefined];
    const disk = { problem: () => Promise.resolve(found.shift()) };
    const look = createLook({
      config: readConfig({}),
      db: without(),
      alerts: server(without()),
      storage: disk,
    });
    await expect(look()).rejects.toThrow('away');
    expect(said()).toEqual(['storage firing']);
    await look();
    await look();
    expect(said().filter((one) => one.startsWith('storage'))).toEqual(['storage firing', 'storage over']);
  });

  it('come when bookings are turned away, and go when they are taken again', async () => {
    await database.db.delete(meeting);
    const { rates } = meetings;
    const look = () =>
      createLook({
        config: { ...readConfig({}), meetings: { ...meetings, rates: { ...rates, most: { hour: 2, day: 6 } } } },
        db: database.db,
        alerts: server(),
        storage,
      })();
    const book = async (hours: number, createdAt: Date) => {
      const startsAt = new Date(Date.now() + hours * 60 * minute);
      await insertTestMeeting(database.db, { createdAt, startsAt });
    };
    await book(1, new Date());
    await look();
    expect(said()).toEqual([]);
    await book(2, new Date());
    await look();
    await look();
    expect(said()).toEqual(['bookings firing']);
    expect(posted[0]?.text).toContain('2 bookings within an hour and 2 within a day: more are turned away.');
    await database.db.update(meeting).set({ createdAt: new Date(Date.now() - 61 * minute) });
    await look();
    expect(said()).toEqual(['bookings firing', 'bookings over']);
    for (let hours = 3; hours < 7; hours++) await book(hours, new Date(Date.now() - 120 * minute));
    await look();
    expect(said()).toEqual(['bookings firing', 'bookings over', 'bookings firing']);
    await database.db.delete(meeting);
  });

  it('are nowhere while all is well', async () => {
    await queueMail(database.db, { key: 'a', recipient: 'jane@example.com', subject: 'x', text: 'x' });
    await createLook({ config: readConfig({}), db: database.db, alerts: server(), storage })();
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

  it('is sent again where it did not arrive', async () => {
    const { url, bodies, close } = await receiver([500, 'silence', 200]);
    await postAlert(url, message, { answer: 100, pauses: [1, 1] });
    expect(bodies).toHaveLength(3);
    expect(JSON.parse(bodies[2] ?? '')).toEqual(message);
    close();
  });

  it('is given up in the end, without a word about the address', async () => {
    const { url, close } = await receiver([302, 404]);
    await expect(postAlert(url, message, { answer: 500, pauses: [1] })).rejects.toThrow(/^ALERT_URL: it answered 404$/);
    close();
    await expect(postAlert(url, message, { answer: 500, pauses: [] })).rejects.toThrow(/^ALERT_URL: it cannot be/);
  });
});
