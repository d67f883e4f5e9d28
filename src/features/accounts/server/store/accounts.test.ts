import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteForTest } from '#app/testing-deletion.ts';
import { changeEmail } from '#features/dashboard/server/store/change-email.ts';
import { lockQuote } from '#features/payments/server/store/orders.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { listOwnQuotes, type StoredQuote } from '#features/quotes/server/store.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { newQuoteReference } from '#platform/database/reference-code.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { session, user } from '../tables.ts';
import { openSession, sessionRules, type User } from './account.ts';
import { saveCode, tryCode } from './codes.ts';

const now = new Date('2026-11-20T12:00:00Z');
const rules = { minutes: 5, tries: 3 };
const someAddress = () => `${randomUUID()}@example.com`;

function accountsIn(db: Db) {
  async function open(email = someAddress()): Promise<User> {
    const [opened] = await db.insert(user).values({ name: 'Ana', email }).returning();
    if (!opened) throw new Error('The database did not save the account');
    return opened;
  }
  async function offer(email: string): Promise<StoredQuote> {
    const priced = { currency: 'cop', selection: 'product-wabot.12.5', lines: [], taxes: [], subtotal: 1, total: 1 };
    const values = { name: 'Ana', email, language: 'es', ...priced, createdAt: now, validUntil: now };
    const [made] = await db
      .insert(quote)
      .values({ ...values, reference: newQuoteReference() })
      .returning();
    if (!made) throw new Error('The database did not save the quote');
    return made;
  }
  async function changeTo(newEmail: string, owner: User) {
    const token = randomUUID();
    const [opened] = await db.insert(session).values({ userId: owner.id, token, expiresAt: now }).returning();
    const typed = { id: token, code: '123456', now };
    await saveCode(db, typed, rules);
    const mail = { key: `email-changed:${token}` as const, recipient: owner.email, subject: '', text: '' };
    return changeEmail(db, { ...typed, owner, sessionId: opened?.id ?? '', newEmail, mail }, rules);
  }
  const waiting = z.object({ pid: z.int() });
  const untilTransactionWaits = async () => {
    const who = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rowsOf(db, waiting, who)).length === 0) await wait(10);
  };
  return { open, offer, changeTo, untilTransactionWaits };
}

describe.each(bothDatabases)('an account, on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  const { open, offer, changeTo } = accountsIn(db);

  it('keeps its quotes when its address changes, and the next owner of the old address sees none of them', async () => {
    const owner = await open();
    const { reference } = await offer(owner.email.toUpperCase());
    const newEmail = someAddress();
    expect(await changeTo(newEmail, owner)).toBe('changed');
    expect(await listOwnQuotes(db, { id: owner.id, email: newEmail }, 10)).toMatchObject([{ reference }]);
    expect(await listOwnQuotes(db, await open(owner.email), 10)).toEqual([]);
    await deleteForTest(db, { id: owner.id, email: newEmail }, now);
    expect(await db.select().from(quote).where(eq(quote.reference, reference))).toEqual([]);
  });

  describe('after a clock that was a year ahead', () => {
    const ahead = new Date('2027-11-20T12:00:00Z');

    it('a new code can be requested, and the old one is invalid', async () => {
      const typed = { id: randomUUID(), code: '123456' };
      await saveCode(db, { ...typed, now: ahead }, rules);
      expect(await tryCode(db, { ...typed, now }, rules)).toBe('spent');
      expect(await saveCode(db, { ...typed, code: '654321', now }, rules)).toBe(true);
      expect(await tryCode(db, { ...typed, code: '654321', now }, rules)).toBe('right');
      expect(await saveCode(db, { ...typed, now }, rules), 'one was sent just now').toBe(false);
    });

    it('a session from then continues, and lasts no longer than others', async () => {
      const { id: userId } = await open();
      const token = randomUUID();
      const times = { rotatedAt: ahead, confirmedAt: ahead, expiresAt: new Date(ahead.getTime() + sessionRules.lasts) };
      await db.insert(session).values({ userId, token, ...times });
      const opened = await openSession(db, { token, now, newToken: randomUUID });
      expect(opened?.session).toMatchObject({ previousToken: token, rotatedAt: now });
      expect(opened?.session.expiresAt).toEqual(new Date(now.getTime() + sessionRules.lasts));
    });
  });
});

/** The embedded database runs one transaction at a time, so transactions never wait for each other. */
const shared = bothDatabases.filter((kind) => kind === 'postgres');

describe.each(shared)('concurrent changes to an account, on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  const { open, offer, changeTo, untilTransactionWaits } = accountsIn(db);

  it('the address change is refused if the new address was taken concurrently', async () => {
    const owner = await open();
    const newEmail = someAddress();
    let changing: ReturnType<typeof changeTo> | undefined;
    await db.transaction(async (tx) => {
      await tx.insert(user).values({ name: 'Eva', email: newEmail });
      changing = changeTo(newEmail, owner);
      await untilTransactionWaits();
    });
    expect(await changing).toBe('taken');
    const [unchanged] = await db.select().from(user).where(eq(user.id, owner.id));
    expect(unchanged?.email).toBe(owner.email);
  });

  it('the deletion waits for a payment that is being saved, without a deadlock', async () => {
    const owner = await open();
    const { reference } = await offer(owner.email);
    const order = await insertTestOrder(db, { userId: owner.id, productId: null, quoteReference: reference });
    let deleting: ReturnType<typeof deleteForTest> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(paymentOrder).where(eq(paymentOrder.id, order.id)).for('update');
      deleting = deleteForTest(db, owner, now);
      await untilTransactionWaits();
      await tx.execute(sql`set local lock_timeout = '1s'`);
      await lockQuote(tx, reference);
    });
    await deleting;
    expect(await db.select().from(user).where(eq(user.id, owner.id))).toEqual([]);
  });
});
