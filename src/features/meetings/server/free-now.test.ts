import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { freeNow } from './free-now.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';

describe('a meeting off the grid, from before the opening hours changed', async () => {
  const database = await databaseForTests('embedded');
  const config = readConfig({ MEETING_NOTICE_HOURS: '0', MEETING_HORIZON_DAYS: '7' });
  const free = async () => (await freeNow({ config, database })).map((time) => new Date(time).toISOString());
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T14:20:00Z') });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('takes the first time while it is running, and the last one if it starts within that', async () => {
    const before = await free();
    expect([before[0], before.at(-1)]).toEqual(['2026-11-18T14:30:00.000Z', '2026-11-25T14:00:00.000Z']);
    await insertTestMeeting(database.db, { startsAt: new Date('2026-11-18T14:10:00Z') });
    await insertTestMeeting(database.db, { startsAt: new Date('2026-11-25T14:25:00Z') });
    expect(await free()).toEqual(before.slice(1, -1));
  });
});
