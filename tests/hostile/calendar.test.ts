import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takenTimes } from '../../src/features/meetings/server/store/find-meetings.ts';
import { meeting } from '../../src/features/meetings/server/tables.ts';
import { meetingApp } from '../../src/features/meetings/server/testing-meetings.ts';
import { rateLimitCount } from '../../src/platform/database/tables.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';

/** A Wednesday at 7 in Bogotá. */
const now = new Date('2026-11-18T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

/** As in the reported attack: /64 networks of the one /48 that a customer of a hosting company gets. */
const oneWideNetwork = Array.from({ length: 36 }, (_, n) => `2001:db8:5:${n.toString(16)}::1`);
const attempts = 120;
const unrelatedNetworks = Array.from({ length: 300 }, (_, n) => `2001:db8:${(n + 256).toString(16)}::1`);

describe('a script that books the whole calendar', { timeout: 240_000 }, async () => {
  const database = await databaseForTests('postgres');
  const site = meetingApp(database);
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  beforeEach(async () => {
    vi.setSystemTime(now);
    for (const table of [meeting, outboxMessage, rateLimitCount]) await database.db.delete(table);
  });

  const freeTimes = async (): Promise<string[]> => (await site.free()).DATA.times;

  /**
   * Books free times, each once and many more than any limit allows, from the networks in turn, with different addresses.
   * Returns how many are taken.
   */
  async function bookAll(networks: readonly string[]) {
    const before = await freeTimes();
    for (const [n, time] of before.slice(0, attempts).entries()) {
      await site.book(
        { time, email: `${randomUUID()}@example.com`, request_id: randomUUID() },
        { 'x-forwarded-for': networks[n % networks.length] ?? '' },
      );
    }
    return before.length - (await freeTimes()).length;
  }
  /** How many times are taken after all unconfirmed holds have expired. */
  async function goneForGood(offered: number) {
    vi.setSystemTime(Date.now() + 31 * minute);
    const gone = offered - (await freeTimes()).length;
    vi.setSystemTime(now);
    return gone;
  }

  it('gets only a few times from 36 networks of one /48, and does not block other visitors', {
    tags: 'system',
  }, async () => {
    const offered = (await freeTimes()).length;
    expect(offered).toBeGreaterThan(300);
    expect(await bookAll(oneWideNetwork)).toBeLessThanOrEqual(15);
    expect(await goneForGood(offered)).toBeLessThanOrEqual(10);
    // Another visitor can still book, with one more click.
    const [time] = await freeTimes();
    const other = await site.book({ time });
    expect([other.status, (await other.json()).DATA.state]).toEqual([200, 'held']);
  });

  it('gets at most the hourly limit from 300 unrelated networks, and few meetings of that', async () => {
    const offered = (await freeTimes()).length;
    expect(await bookAll(unrelatedNetworks)).toBeLessThanOrEqual(30);
    expect(await goneForGood(offered)).toBeLessThanOrEqual(10);
  });

  it('gets no more per day by coming back every hour', { tags: 'system', timeout: 300_000 }, async () => {
    const offered = (await freeTimes()).length;
    let most = 0;
    for (let later = 0; later < 24 * hour; later += hour) {
      vi.setSystemTime(now.getTime() + later);
      // A few more than the hourly limit.
      for (const [n, time] of (await freeTimes()).slice(-33).entries()) {
        const from = unrelatedNetworks[(later / minute + n) % unrelatedNetworks.length] ?? '';
        await site.book({ time }, { 'x-forwarded-for': from });
      }
      most = Math.max(most, await countTaken());
    }
    // Twenty booked without confirmation, and the holds at one time.
    expect(most).toBeLessThanOrEqual(50);
    expect(most).toBeLessThan(offered / 5);
    const booked = (await database.db.select().from(meeting)).filter(({ state }) => state === 'booked');
    expect(booked.length).toBeLessThanOrEqual(20);
  });

  async function countTaken(): Promise<number> {
    return (await takenTimes(database.db, now, new Date(now.getTime() + 40 * 24 * hour))).length;
  }
});
