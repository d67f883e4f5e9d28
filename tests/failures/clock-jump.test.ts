import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { remindMeetings } from '../../src/features/meetings/server/start-reminding.ts';
import { insertTestMeeting } from '../../src/features/meetings/server/store/testing-meetings.ts';
import { type Meeting, meeting } from '../../src/features/meetings/server/tables.ts';
import { claimAlert } from '../../src/features/monitoring/server/alerts/create-alerts.ts';
import {
  claimCheck,
  claimDueOrders,
  countCheck,
  firstCheckAt,
} from '../../src/features/payments/server/store/check-orders.ts';
import { insertTestOrder } from '../../src/features/payments/server/store/testing-orders.ts';
import { paymentOrder } from '../../src/features/payments/server/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { consumeRateLimit, LimitReached } from '../../src/platform/database/limits/rate-limits.ts';
import { rateLimitCount } from '../../src/platform/database/tables.ts';
import { bothDatabases, openTestDatabase } from '../../src/platform/database/testing.ts';
import {
  claimMail,
  type Mail,
  markMailFailed,
  markMailSent,
  queueMail,
  retryDelays,
} from '../../src/platform/server/mail/outbox.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { limits } from '../../src/platform/server/security/limits.ts';
import { makeDueAgain } from '../../src/platform/server/start/clock-watch.ts';

const { claim } = limits.mail;
const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const today = new Date();
const later = (ms: number, from = today) => new Date(from.getTime() + ms);
/** The time of a clock that is a year ahead. */
const ahead = later(year);

describe.each(bothDatabases)('a clock that was a year ahead, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  }, 120_000);
  beforeEach(async () => {
    for (const table of [outboxMessage, paymentOrder, rateLimitCount]) await database.db.delete(table);
  });
  afterAll(() => database.close());

  const correct = (now = today) => makeDueAgain(features, database.db, { now, claim });
  const take = (now: Date) => claimMail(database.db, { now, until: later(claim, now) });
  const queue = () => queueMail(database.db, { key: 'a', recipient: 'ana@example.com', subject: 'S', text: 'T' });
  async function fail(now: Date, times = 1): Promise<void> {
    for (let n = 0; n < times; n++) {
      const mail = await take(now);
      if (!mail) throw new Error('No mail is due');
      await markMailFailed(database.db, mail, { reason: 'refused', now });
      if (n < times - 1) await database.db.update(outboxMessage).set({ nextAttemptAt: now });
    }
  }
  const order = (createdAt: Date) => insertTestOrder(database.db, { createdAt, nextCheckAt: firstCheckAt(createdAt) });

  it.each(retryDelays.map((_, index) => index + 1))('does not delay mail that failed %d times then', async (times) => {
    await queue();
    await fail(ahead, times);
    expect(await take(today)).toBeUndefined();
    expect(await correct()).toEqual({ mails: 1, orders: 0 });
    expect(await take(today)).toMatchObject({ key: 'a', attempts: times });
    expect(await take(today)).toBeUndefined();
  });

  it.each(retryDelays.map((delay, index) => ({ delay, times: index + 1 })))(
    'does not send mail early that waits for $delay ms',
    async ({ delay, times }) => {
      await queue();
      const soon = later(minute);
      await fail(soon, times);
      expect(await correct()).toEqual({ mails: 0, orders: 0 });
      expect(await take(later(delay - 1, soon))).toBeUndefined();
      expect(await take(later(delay, soon))).toBeDefined();
    },
  );

  it('releases mail that a killed server had claimed then, but none that is being sent now', async () => {
    await queue();
    await take(ahead);
    expect(await correct()).toEqual({ mails: 1, orders: 0 });
    expect(await take(later(minute))).toBeDefined();
    expect(await correct()).toEqual({ mails: 0, orders: 0 });
    expect(await take(later(2 * minute))).toBeUndefined();
  });

  it('checks orders that were postponed then, in the job and by visitors', async () => {
    const { id } = await order(ahead);
    await claimDueOrders(database.db, later(10 * minute, ahead), 10);
    await countCheck(database.db, id);
    expect(await claimDueOrders(database.db, today, 10)).toEqual([]);
    expect(await correct()).toEqual({ mails: 0, orders: 1 });
    expect(await claimCheck(database.db, id, today, 5_000)).toBe(true);
    expect(await claimCheck(database.db, id, today, 5_000)).toBe(false);
    expect(await claimDueOrders(database.db, today, 10)).toMatchObject([{ id }]);
  });

  it('does not check orders early that wait as they should', async () => {
    const { id } = await order(today);
    for (let checks = 0; checks < 11; checks++) {
      expect(await correct()).toEqual({ mails: 0, orders: 0 });
      await database.db.update(paymentOrder).set({ nextCheckAt: today });
      expect(await claimDueOrders(database.db, today, 10)).toHaveLength(1);
      expect(await correct()).toEqual({ mails: 0, orders: 0 });
      await countCheck(database.db, id);
    }
  });

  it('forgets limits and alerts from then, and no others', async () => {
    const limit = { key: 'sender', most: 1, seconds: 24 * 60 * 60 };
    await consumeRateLimit(database.db, limit, ahead);
    await expect(consumeRateLimit(database.db, limit, today)).rejects.toThrow(LimitReached);
    await claimAlert(database.db, 'outbox', { now: ahead, until: later(minute, ahead) });
    await correct();
    await consumeRateLimit(database.db, limit, today);
    expect(await claimAlert(database.db, 'outbox', { now: today, until: later(minute) })).toBe(true);
    await correct();
    await expect(consumeRateLimit(database.db, limit, today)).rejects.toThrow(LimitReached);
    expect(await claimAlert(database.db, 'outbox', { now: today, until: later(minute) })).toBe(false);
  });
});

const hour = 60 * minute;
const start = new Date('2026-11-16T00:00:00Z');
const atHour = (t: number) => later(t * hour, start);
const isIn = (t: number, { from, until }: { readonly from: number; readonly until: number }) => t >= from && t < until;

/** The clock is wrong from one hour until the other; so is the database's, which is on the same machine. */
const wrong = { from: 30, until: 36 };
/** The mail server is away for a while that begins with a wrong clock and ends with the right one. */
const away = { from: 34, until: 40 };
/** Visitors book these numbers of hours ahead, in turn, so that no two meetings have the same time. */
const leads = { first: [78, 49], second: [30, 5] };
/** Those who book later than this get no reminder. */
const earlyEnough = 26;
const end = 100;

describe.each(bothDatabases)('reminders of meetings on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  }, 120_000);
  beforeEach(async () => {
    for (const table of [outboxMessage, meeting]) await database.db.delete(table);
  });
  afterAll(() => database.close());

  const title = 'reminders come once, before the meeting, although the clock jumps by %d hours and back';
  it.each([-24])(title, jumpBy);
  it.each([24, 1, -1])(title, { tags: 'system' }, jumpBy);

  async function jumpBy(jump: number): Promise<void> {
    const sent: { reference: string; t: number }[] = [];
    const owed = new Map<string, number>();
    for (let t = 0; t < end; t += 2) {
      const now = atHour(isIn(t, wrong) ? t + jump : t);
      for (const { reference, lead, begins } of await bookAt(t, now)) {
        if (lead >= earlyEnough && begins < end) owed.set(reference, begins);
      }
      await remindMeetings(database.db, (one) => mailFor(one, now), now, 100);
      await makeDueAgain(features, database.db, { now, claim });
      sent.push(...(await sendDue(t, now)).map((reference) => ({ reference, t })));
    }
    const references = sent.map(({ reference }) => reference);
    expect(references.length, 'nobody was reminded twice').toBe(new Set(references).size);
    const inTime = sent.filter(({ reference, t }) => t < Number(owed.get(reference))).map(({ reference }) => reference);
    expect(inTime.sort(), 'everybody was reminded in time').toEqual([...owed.keys()].sort());
    expect(owed.size).toBeGreaterThan(30);
  }

  async function bookAt(t: number, now: Date) {
    const booked = [];
    for (const [n, lead] of leads[t % 4 ? 'second' : 'first'].entries()) {
      const begins = t + lead + n / 2;
      const times = { startsAt: atHour(begins), bookedAt: now, createdAt: now };
      booked.push({ ...(await insertTestMeeting(database.db, times)), lead, begins });
    }
    return booked;
  }

  async function sendDue(t: number, now: Date): Promise<string[]> {
    const sent: string[] = [];
    for (let mail = await take(now); mail; mail = await take(now)) {
      if (isIn(t, away)) await markMailFailed(database.db, mail, { reason: 'away', now });
      else {
        await markMailSent(database.db, mail.id, now);
        sent.push(mail.subject);
      }
    }
    return sent;
  }

  const take = (now: Date) => claimMail(database.db, { now, until: later(claim, now) });
});

function mailFor({ reference, sequence, email }: Meeting, now: Date): Mail {
  const key = `meeting:${reference}:${sequence}:reminder` as const;
  return { key, recipient: email, subject: reference, text: 'T', nextAttemptAt: now };
}
