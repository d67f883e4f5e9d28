import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerHour } from '#site/durations.ts';
import { startReminding } from './start-reminding.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';

describe.each(databaseKinds())('servers that remind on %s', async (kind) => {
  const database = await databaseForTests(kind);

  it('remind every visitor once, however many servers there are', async () => {
    const now = Date.now();
    const bookedAt = new Date(now - 48 * msPerHour);
    for (let n = 1; n <= 5; n++)
      await insertTestMeeting(database.db, { bookedAt, startsAt: new Date(now + n * msPerHour) });
    await insertTestMeeting(database.db, { bookedAt, startsAt: new Date(now + 25 * msPerHour) });
    const wakeMail = vi.fn();
    const parts = {
      config: readConfig({}),
      db: database.db,
      log: pino({ level: 'silent' }),
      wakeMail,
      secretOf: async () => 'x'.repeat(32),
    };
    const servers = [startReminding(parts), startReminding(parts), startReminding(parts)];
    await expect.poll(() => wakeMail).toHaveBeenCalled();
    await Promise.all(servers.map((server) => server.stop()));
    const keys = (await database.db.select().from(outboxMessage)).map(({ key }) => key);
    expect(keys).toHaveLength(5);
    expect(keys.every((key) => /^meeting:M-\w{4}-\w{4}:0:reminder$/.test(key))).toBe(true);
  });

  it('continue after the database was down', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const secretOf = () => Promise.reject(new Error('away'));
    const server = startReminding({ config: readConfig({}), db: database.db, log, secretOf });
    await expect.poll(() => lines.join()).toContain('reminders of meetings could not be sent');
    await server.stop();
  });
});
