import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '#database/testing.ts';
import { meetingApp } from './testing-meetings.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');
const network = { 'x-forwarded-for': '192.0.2.9' };
const untold = { 'x-forwarded-for': '' };

describe('how often somebody may ask for a meeting', async () => {
  const database = await databaseForTests('embedded');
  const site = meetingApp(database);
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  /** What its page sends along, so that it may be moved or cancelled. */
  async function linkOf(booked: Response) {
    const query = new URL((await booked.json()).DATA.page, 'http://site.test').searchParams;
    return { meeting: query.get('meeting') ?? '', key: query.get('key') ?? '' };
  }
  /** To and fro between two times, and what each move was answered with. */
  async function moveOften(count: number, [first, second]: readonly [string, string], headers = {}) {
    const link = await linkOf(await site.book({ time: first }));
    const answers: number[] = [];
    for (let n = 0; n < count; n++) {
      const time = n % 2 ? first : second;
      answers.push((await site.post({ action: 'move', ...link, time }, { headers })).status);
    }
    return answers;
  }

  it('is thirty moves an hour from one network, and nobody else waits for it', async () => {
    const times = ['2026-11-24T14:00:00.000Z', '2026-11-24T15:00:00.000Z'] as const;
    const answers = await moveOften(31, times, network);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 303), 429]);
    const later = ['2026-11-25T14:00:00.000Z', '2026-11-25T15:00:00.000Z'] as const;
    expect(await moveOften(1, later)).toEqual([303]);
  });

  it('is not counted together for all whose network the proxy does not tell', async () => {
    const { DATA } = await site.free();
    const wanted: string[] = DATA.times.slice(0, 12);
    for (const time of wanted) expect((await site.book({ time }, untold)).status).toBe(200);
    const times = ['2026-11-26T14:00:00.000Z', '2026-11-26T15:00:00.000Z'] as const;
    expect(new Set(await moveOften(31, times, untold))).toEqual(new Set([303]));
  });

  it('is six bookings an hour for one address, however it is written and from wherever', async () => {
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
