import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import { aheadOfDatabase, currentTime, forgetDatabaseClock, readClock } from './clock.ts';

const noon = new Date('2030-01-01T12:00:00Z').getTime();

describe('the time that counts', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: noon }));
  afterEach(() => {
    forgetDatabaseClock();
    vi.useRealTimers();
  });

  /** Answers after `takes`, having looked at its clock halfway. */
  const read = (time: () => number, takes = 2) =>
    readClock(async () => {
      vi.advanceTimersByTime(takes / 2);
      const found = time();
      vi.advanceTimersByTime(takes / 2);
      return found;
    });

  it("is the server's own, as long as there is no other", () => {
    expect(currentTime()).toEqual(new Date(noon));
    expect(aheadOfDatabase()).toBe(0);
  });

  it.each([
    ['minutes behind', -5 * msPerMinute],
    ['an hour behind', -msPerHour],
    ['a day behind', -msPerDay],
    ['minutes ahead', 5 * msPerMinute],
    ['an hour ahead', msPerHour],
    ['a day ahead', msPerDay],
  ])("is the database's if the server's clock is %s, or jumps there later", async (_, ahead) => {
    const start = performance.now();
    const ofDatabase = () => noon + performance.now() - start;
    vi.setSystemTime(noon + ahead);
    await read(ofDatabase);
    vi.advanceTimersByTime(90_000);
    expect(currentTime().getTime()).toBe(ofDatabase());
    expect(aheadOfDatabase()).toBe(ahead);
    vi.setSystemTime(ofDatabase());
    expect(aheadOfDatabase()).toBe(0);
    vi.setSystemTime(ofDatabase() - ahead);
    expect(currentTime().getTime()).toBe(ofDatabase());
    expect(aheadOfDatabase()).toBe(-ahead);
  });

  it('follows the database when its clock is set, or another one takes over', async () => {
    await read(Date.now);
    for (const jump of [msPerHour, -msPerDay]) {
      await read(() => Date.now() + jump);
      expect(currentTime().getTime()).toBe(Date.now() + jump);
      expect(aheadOfDatabase()).toBe(-jump);
    }
  });

  it('does not go back and forth with the time that answers take', async () => {
    await read(() => Date.now(), 2);
    // The answer of a busy database is read late: it may be up to two seconds old.
    await read(() => Date.now() - 1_500, 4_000);
    expect(aheadOfDatabase()).toBe(0);
    await read(() => Date.now() - 1_500, 20);
    expect(aheadOfDatabase()).toBe(1_500);
  });

  it('goes on while the database does not answer', async () => {
    await read(() => Date.now() - msPerHour);
    await expect(readClock(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    vi.advanceTimersByTime(msPerHour);
    expect(currentTime()).toEqual(new Date(Date.now() - msPerHour));
  });
});

/** Files that mean the clock of this machine, and why. */
const ownClock = [
  // The files of this machine have its times.
  'app/tidy-up.ts',
  'platform/database/folder-lock.ts',
  'platform/server/logging/log-output.ts',
  // What people outside read.
  'features/backup/server/backup.ts',
  'features/monitoring/server/alerts/create-alerts.ts',
  'features/monitoring/server/canary/start-canary.ts',
  'platform/server/security/mount-security-txt.ts',
  'platform/database/clock.ts',
];

it('no other code of the server reads the clock of its machine', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /^(?:app|platform\/(?:server|database)|features\/[^/]+\/server)\/.*\.ts$/.test(path) &&
      !/(?:\.test\.ts|(?:^|\/)testing-[^/]*|^app\/(?:browser|frame|build)\/.*)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  const readers = files.filter((path) => /new Date\(\)|Date\.now\b/.test(readFileSync(join('src', path), 'utf8')));
  expect(readers.filter((path) => !ownClock.includes(path))).toEqual([]);
  expect(ownClock.filter((path) => !readers.includes(path))).toEqual([]);
});
