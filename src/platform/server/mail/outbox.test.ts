import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { msPerMinute } from '#site/durations.ts';
import { bothDatabases, databaseForTests } from '../../database/testing.ts';
import { testActionDeps } from '../staff/testing-actions.ts';
import { countMail, listMail, resendDeadMail, resendMail } from './manage-outbox.ts';
import {
  type ClaimedMail,
  claimMail,
  markMailFailed,
  markMailSent,
  queueMail,
  releaseMail,
  retryDelays,
} from './outbox.ts';
import { outboxMessage } from './tables.ts';

/** Far in the future, so that what was queued by the clock of the database is due. */
const noon = new Date('2100-01-01T12:00:00Z');
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * msPerMinute);

const mail = (key: string) => ({ key, recipient: 'jane@example.com', subject: 'Hello', text: 'Text' });
const reason = 'refused';

describe.each(bothDatabases)('the outbox on %s', async (kind) => {
  const database = await databaseForTests(kind);
  beforeEach(async () => {
    await database.db.delete(outboxMessage);
  });

  const team = (at: Date) => testActionDeps(database.db, at);
  const claim = (now = noon, until = later(5, now)) => claimMail(database.db, { now, until });
  const queue = (key = 'a') => queueMail(database.db, mail(key));
  async function row() {
    const [found] = await database.db.select().from(outboxMessage);
    if (!found) throw new Error('The outbox is empty');
    return found;
  }
  async function claimed(now = noon): Promise<ClaimedMail> {
    const found = await claim(now);
    if (!found) throw new Error('Nothing is due');
    return found;
  }

  it('stores the same message once', async () => {
    await queue();
    await queueMail(database.db, { ...mail('a'), subject: 'Another', replyTo: 'x@example.com', html: '<p>' });
    expect(await row()).toMatchObject({ ...mail('a'), replyTo: null, html: null, state: 'waiting', attempts: 0 });
  });

  it('leaves out what exceeds a limit, and nothing else', async () => {
    const limit = { key: `mail:${randomUUID()}`, most: 2, seconds: 60 };
    for (const key of ['a', 'b', 'c']) await queueMail(database.db, { ...mail(key), limit }, mail(`${key}:team`));
    const queued = (await database.db.select().from(outboxMessage)).map(({ key }) => key);
    expect(queued.sort()).toEqual(['a', 'a:team', 'b', 'b:team', 'c:team']);
  });

  it('gives a message to one server alone, until its claim expires', async () => {
    await queue();
    expect(await claim()).toMatchObject({ ...mail('a'), claimedUntil: later(5) });
    expect(await claim(later(4))).toBeUndefined();
    expect(await claim(later(5))).toMatchObject({ claimedUntil: later(10) });
  });

  it('gives what has been due for longest first, and nothing early', async () => {
    for (const [key, minutes] of Object.entries({ late: 1, early: -1, coming: 2 })) {
      await database.db.insert(outboxMessage).values({ ...mail(key), nextAttemptAt: later(minutes) });
    }
    expect(await claim(later(1))).toMatchObject({ key: 'early' });
    expect(await claim(later(1))).toMatchObject({ key: 'late' });
    expect(await claim(later(1))).toBeUndefined();
  });

  it('gives a code first to the lane for people who wait, and no message with a document', async () => {
    const document = { kind: 'receipt', reference: 'P-1', language: 'es' } as const;
    const due = { document: { attachment: document }, plain: {}, code: { secretUntil: later(10) } };
    for (const [index, [key, more]] of Object.entries(due).entries()) {
      await database.db.insert(outboxMessage).values({ ...mail(key), ...more, nextAttemptAt: later(index - 9) });
    }
    const express = async () => (await claimMail(database.db, { now: noon, until: later(5), isExpress: true }))?.key;
    expect([await express(), await express(), await express()]).toEqual(['code', 'plain', undefined]);
    expect(await claim()).toMatchObject({ key: 'document' });
  });

  it('gives what was queued within the same millisecond', async () => {
    await queue();
    const { nextAttemptAt } = await row();
    expect(await claim(nextAttemptAt)).toBeDefined();
  });

  it('gives each of many concurrent claims another message', async () => {
    for (let n = 0; n < 8; n++) await queue(String(n));
    const found = await Promise.all(Array.from({ length: 12 }, () => claim()));
    const keys = found.flatMap((message) => message?.key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    // A claim that was passed over because others were just choosing succeeds when it is repeated.
    for (let next = await claim(); next; next = await claim()) keys.push(next.key);
    expect(keys.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('releases a message that was claimed and not sent', async () => {
    await queue();
    const first = await claimed();
    await releaseMail(database.db, first);
    const second = await claimed(later(1));
    // An old claim cannot release a new one.
    await releaseMail(database.db, first);
    expect(await row()).toMatchObject({ claimedUntil: second.claimedUntil, attempts: 0 });
  });

  it('stores what was sent, and never gives it again', async () => {
    await queue();
    const { id } = await claimed();
    await markMailSent(database.db, id, later(1));
    await markMailSent(database.db, id, later(2));
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1, sentAt: later(1), claimedUntil: null });
    expect(await claim(later(1_000_000))).toBeUndefined();
  });

  it('leaves no row of a message that is to be deleted when it is sent or given up', async () => {
    const last = (key: string) => ({ ...mail(key), deleteWhenDone: true });
    await queueMail(database.db, last('sent'), last('given up'));
    const [one, other] = [await claimed(), await claimed()];
    await markMailSent(database.db, one.id, noon);
    expect(await markMailFailed(database.db, other, { reason, now: noon })).toBe('waiting');
    const again = await claimed(later(2));
    const lastAttempt = { ...again, attempts: retryDelays.length };
    expect(await markMailFailed(database.db, lastAttempt, { reason, now: later(2) })).toBe('dead');
    expect(await database.db.$count(outboxMessage)).toBe(0);
  });

  it('waits longer after each failure, and then gives up', async () => {
    await queue();
    let now = noon;
    for (const [failures, delay] of [1, 5, 15, 60, 240, 720].entries()) {
      expect(await markMailFailed(database.db, await claimed(now), { reason, now })).toBe('waiting');
      expect(await row()).toMatchObject({ attempts: failures + 1, lastError: reason, claimedUntil: null });
      const due = later(delay, now);
      expect(await claim(new Date(due.getTime() - 1))).toBeUndefined();
      now = due;
    }
    expect(await markMailFailed(database.db, await claimed(now), { reason: 'x'.repeat(600), now })).toBe('dead');
    expect(await row()).toMatchObject({ state: 'dead', attempts: 7, lastError: 'x'.repeat(500) });
    expect(await claim(later(1_000_000))).toBeUndefined();
  });

  it('does not count a failure of a claim that has expired', async () => {
    await queue();
    const slow = await claimed();
    const quick = await claimed(later(5));
    await markMailFailed(database.db, slow, { reason, now: later(6) });
    expect(await row()).toMatchObject({ attempts: 0, claimedUntil: quick.claimedUntil });
    await markMailSent(database.db, quick.id, later(6));
    await markMailFailed(database.db, quick, { reason, now: later(7) });
    expect(await row()).toMatchObject({ state: 'sent', lastError: null });
  });

  it('makes due again what waits or was given up, and nothing else', async () => {
    await queue();
    const first = await claimed();
    expect(await resendMail(team(later(1)), first.id)).toBe('being sent');
    await markMailFailed(database.db, { ...first, attempts: 3 }, { reason, now: noon });
    expect(await resendMail(team(later(1)), first.id)).toBe('due');
    const second = await claimed(later(1));
    expect(second).toMatchObject({ attempts: 0, lastError: reason });
    await markMailFailed(database.db, { ...second, attempts: 6 }, { reason, now: noon });
    expect(await resendMail(team(later(2)), first.id)).toBe('due');
    const third = await claimed(later(2));
    await markMailSent(database.db, third.id, later(2));
    expect(await resendMail(team(later(9)), first.id)).toBe('sent');
    expect(await row()).toMatchObject({ state: 'sent' });
    expect(await resendMail(team(noon), randomUUID())).toBeUndefined();
  });

  it('is listed by state, counted, and cleared of what was given up', async () => {
    expect(await countMail(database.db)).toEqual({ waiting: 0, dead: 0, sent: 0 });
    for (const state of ['waiting', 'dead', 'dead', 'sent'] as const) {
      await database.db.insert(outboxMessage).values({ ...mail(randomUUID()), state, attempts: 7 });
    }
    expect(await countMail(database.db)).toEqual({ waiting: 1, dead: 2, sent: 1 });
    const listed = await listMail(database.db, ['waiting', 'dead'], 10);
    expect(listed.map(({ state }) => state).sort()).toEqual(['dead', 'dead', 'waiting']);
    expect(Object.keys(listed[0] ?? {})).not.toContain('text');
    expect(await listMail(database.db, ['dead'], 1)).toHaveLength(1);

    expect(await resendDeadMail(team(noon))).toBe(2);
    expect(await countMail(database.db)).toEqual({ waiting: 3, dead: 0, sent: 1 });
    const again = await database.db.select().from(outboxMessage).where(eq(outboxMessage.nextAttemptAt, noon));
    expect(again.map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  describe('a message with a secret', () => {
    const secret = { ...mail('code'), subject: '123456 is your code', text: '123456', html: '<p>123456</p>' };
    const queueSecret = () => queueMail(database.db, { ...secret, secretUntil: later(5) });
    const withoutWords = { subject: '', text: '', html: null };

    it('has its content until it is sent', async () => {
      await queueSecret();
      const { id } = await claimed();
      expect(await row()).toMatchObject(secret);
      await markMailSent(database.db, id, noon);
      expect(await row()).toMatchObject({ state: 'sent', ...withoutWords });
    });

    it('is given up when it would arrive too late, and cannot be sent again', async () => {
      await queueSecret();
      expect(await markMailFailed(database.db, await claimed(), { reason, now: noon })).toBe('waiting');
      expect(await row()).toMatchObject(secret);
      const second = await claimed(later(2));
      expect(await markMailFailed(database.db, second, { reason, now: later(2) })).toBe('dead');
      expect(await row()).toMatchObject({ state: 'dead', ...withoutWords });
      expect(await resendMail(team(later(3)), second.id)).toBeUndefined();
      expect(await resendDeadMail(team(later(3)))).toBe(0);
    });
  });
});
