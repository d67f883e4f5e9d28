import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { freeNow } from './book.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';
import { meetingApp } from './testing-meetings.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');
const network = { 'x-forwarded-for': '192.0.2.9' };
const unknownNetwork = { 'x-forwarded-for': '' };

describe('the limit of meeting requests', async () => {
  const database = await databaseForTests('embedded');
  // These tests are about single senders, not the overall limit.
  const site = meetingApp(database, { env: { MEETING_BOOKINGS_PER_HOUR: '100', MEETING_CONFIRM_FROM: '100' } });
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  /** The fields of its page that allow moving and cancelling. */
  async function linkOf(booked: Response) {
    const query = new URL((await booked.json()).DATA.page, 'http://site.test').searchParams;
    return { meeting: query.get('meeting') ?? '', key: query.get('key') ?? '' };
  }
  /** Moves a meeting between two times and returns the status of each move. */
  async function moveOften(count: number, [first, second]: readonly [string, string], headers = {}) {
    const link = await linkOf(await site.book({ time: first }));
    const answers: number[] = [];
    for (let n = 0; n < count; n++) {
      const time = n % 2 ? first : second;
      answers.push((await site.post({ action: 'move', ...link, time }, { headers })).status);
    }
    return answers;
  }

  it('is thirty moves an hour from one network, and does not affect others', { tags: 'system' }, async () => {
    const times = ['2026-11-24T14:00:00.000Z', '2026-11-24T15:00:00.000Z'] as const;
    const answers = await moveOften(31, times, network);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 303), 429]);
    const later = ['2026-11-25T14:00:00.000Z', '2026-11-25T15:00:00.000Z'] as const;
    expect(await moveOften(1, later)).toEqual([303]);
  });

  it('does not add up requests whose network the proxy does not report', { tags: 'system' }, async () => {
    const { DATA } = await site.free();
    const bookedTimes: string[] = DATA.times.slice(0, 12);
    for (const time of bookedTimes) expect((await site.book({ time }, unknownNetwork)).status).toBe(200);
    const times = ['2026-11-26T14:00:00.000Z', '2026-11-26T15:00:00.000Z'] as const;
    expect(new Set(await moveOften(31, times, unknownNetwork))).toEqual(new Set([303]));
  });

  it('is fifteen bookings an hour and thirty a day from one wide network, whichever of its networks sends them', {
    tags: 'system',
  }, async () => {
    const answers: number[] = [];
    for (const [at, prefix] of [
      [0, '2001:db8:ffff'],
      [61, '2001:db8:ffff'],
      [122, '2001:db8:ffff'],
    ] as const) {
      vi.setSystemTime(now.getTime() + at * 60_000);
      const { DATA } = await site.free();
      for (const [n, time] of DATA.times.slice(-16).entries()) {
        const from = { 'x-forwarded-for': `${prefix}:${n.toString(16)}::1` };
        answers.push((await site.book({ time }, from)).status);
      }
    }
    vi.setSystemTime(now);
    const taken = Array.from({ length: 15 }, () => 200);
    expect(answers).toEqual([...taken, 429, ...taken, 429, ...Array.from({ length: 16 }, () => 429)]);
  });

  it('is fifteen bookings an hour from the addresses of one /24', async () => {
    const { DATA } = await site.free();
    const answers: number[] = [];
    for (const [n, time] of DATA.times.slice(-16).entries()) {
      answers.push((await site.book({ time }, { 'x-forwarded-for': `198.51.100.${n + 1}` })).status);
    }
    expect(answers).toEqual([...Array.from({ length: 15 }, () => 200), 429]);
  });

  it('is six bookings an hour and ten a day for one mailbox, also with tags in its address', async () => {
    const answers: number[] = [];
    const ways = ['eva.luz@gmail.com', 'evaluz+1@gmail.com', 'E.v.a.luz@googlemail.com'];
    for (const at of [0, 61]) {
      vi.setSystemTime(now.getTime() + at * 60_000);
      const { DATA } = await site.free();
      for (const [n, time] of DATA.times.slice(-7).entries()) {
        const answer = await site.book({ time, email: ways[n % ways.length] });
        answers.push(answer.status);
        if (answer.ok) await site.post({ action: 'cancel', ...(await linkOf(answer)) });
      }
    }
    vi.setSystemTime(now);
    expect(answers).toEqual([...[200, 200, 200, 200, 200, 200, 429], ...[200, 200, 200, 200, 429, 429, 429]]);
  });

  it('is three holds in half an hour from one network, six from a wide one, and two for a mailbox', async () => {
    const asking = meetingApp(database, { env: { MEETING_BOOKINGS_PER_HOUR: '500', MEETING_CONFIRM_FROM: '0' } });
    const { DATA } = await asking.free();
    const times: string[] = DATA.times.slice(-12);
    const ask = async (from: string | undefined, email?: string) => {
      const answer = await asking.book(
        { time: times.pop(), ...(email && { email }) },
        from ? { 'x-forwarded-for': from } : {},
      );
      return answer.status;
    };
    const answers: number[] = [];
    for (const last of [1, 1, 1, 1, 2, 2, 2, 3]) answers.push(await ask(`203.0.113.${last}`));
    expect(answers).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
    const mailbox = [await ask(undefined, 'sol@gmail.com'), await ask(undefined, 's.ol@gmail.com')];
    expect([...mailbox, await ask(undefined, 'sol+3@gmail.com')]).toEqual([200, 200, 429]);
  });

  it('is six bookings an hour for one address, in any spelling and from any network', async () => {
    const { DATA } = await site.free();
    const answers: number[] = [];
    for (const [n, time] of DATA.times.slice(0, 7).entries()) {
      const email = n % 2 ? 'luz@example.com' : 'LUZ@Example.com';
      const answer = await site.book({ time, email });
      answers.push(answer.status);
      if (answer.ok) await site.post({ action: 'cancel', ...(await linkOf(answer)) });
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

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
