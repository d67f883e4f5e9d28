import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notification, user } from '#features/accounts/server/tables.ts';
import { accountSamples, insertUser } from '#features/accounts/server/testing-retention.ts';
import { consentReceipt } from '#features/consent/server/tables.ts';
import { consentSamples } from '#features/consent/server/testing-retention.ts';
import { helpSamples } from '#features/help/server/testing-retention.ts';
import { incomingMailSamples } from '#features/incoming-mail/server/testing-retention.ts';
import { marketingNotification } from '#features/marketing/server/tables.ts';
import { marketingSamples } from '#features/marketing/server/testing-retention.ts';
import { meetingSamples } from '#features/meetings/server/testing-retention.ts';
import { monitoringSamples } from '#features/monitoring/server/testing-retention.ts';
import { paymentOrder, paymentTransaction } from '#features/payments/server/tables.ts';
import { insertOrder, insertTransaction, paymentSamples } from '#features/payments/server/testing-retention.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { insertQuote, quoteSamples } from '#features/quotes/server/testing-retention.ts';
import { teamSamples } from '#features/team/server/testing-retention.ts';
import { changeTicketState } from '#features/tickets/server/actions.ts';
import { addMessage, replyToTicket } from '#features/tickets/server/store/conversation.ts';
import { ticket, ticketAttachment, ticketMessage } from '#features/tickets/server/tables.ts';
import { insertTicket, ticketSamples } from '#features/tickets/server/testing-retention.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { describeTables, tablesWithRows } from '#platform/database/dump-tables.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { cleanedTablesOf, retentionRulesOf } from '#platform/server/compose-tables.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { removeOldRows as removeRowsBy } from '#platform/server/retention/remove-old-rows.ts';
import type { RetentionRule } from '#platform/server/retention/retention-rules.ts';
import {
  daysOf,
  insertMail,
  platformSamples,
  type RetentionSamples,
} from '#platform/server/retention/testing-retention.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';
import { features } from './features.ts';

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * msPerDay);
const fail = (table: string, error: unknown) => {
  throw new Error(`The clean-up of ${table} failed`, { cause: error });
};
const retentionRules = retentionRulesOf(features);
const removals = retentionRules.filter((rule) => 'after' in rule);
const removeOldRows = (db: Db, cleanUp: Parameters<typeof removeRowsBy>[2]) =>
  removeRowsBy(db, retentionRules, cleanUp);

const samples: RetentionSamples = {
  ...platformSamples,
  ...consentSamples,
  ...accountSamples,
  ...teamSamples,
  ...marketingSamples,
  ...helpSamples,
  ...ticketSamples,
  ...incomingMailSamples,
  ...meetingSamples,
  ...paymentSamples,
  ...quoteSamples,
  ...monitoringSamples,
};

/** The name of a rule in the samples. */
function nameOf(rule: Extract<RetentionRule, { after: unknown }>): string {
  return `${getTableName(rule.table)} ${typeof rule.after === 'string' ? rule.after : 'expired'}`;
}

describe('the retention rules', () => {
  it('cover every table that the schema declares', async () => {
    const folder = new URL('../', import.meta.url);
    const declared = new Set<string>();
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('tables.ts')) continue;
      const module: Record<string, unknown> = await import(new URL(file, folder).pathname);
      for (const value of Object.values(module)) if (is(value, PgTable)) declared.add(getTableName(value));
    }
    const ruled = new Set(retentionRules.map(({ table }) => getTableName(table)));
    expect([...ruled].toSorted()).toEqual([...declared].toSorted());
  });

  it('have a sample row of each kind', () => {
    expect(Object.keys(samples).toSorted()).toEqual(removals.map(nameOf).toSorted());
    expect(retentionRules.length).toBeGreaterThanOrEqual(45);
    expect(removals.length).toBeGreaterThanOrEqual(27);
    expect(cleanedTablesOf(features).length).toBeGreaterThanOrEqual(23);
  });
});

describe.each(bothDatabases)('the regular clean-up on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  const tables = await describeTables(db);
  beforeEach(async () => {
    const used = (await tablesWithRows(db)).map((name) => sql.identifier(name));
    if (used.length > 0) await db.execute(sql`truncate ${sql.join(used, sql`, `)} cascade`);
  });

  const cleanUp = (days: Parameters<typeof daysOf>[0], change: Parameters<typeof daysOf>[1] = {}) =>
    removeOldRows(db, { days: daysOf(days, change), now, onFailure: fail });

  it('knows every table of the migrated database', () => {
    const ruled = new Set(retentionRules.map(({ table }) => getTableName(table)));
    expect(tables.map(({ name }) => name).filter((name) => !ruled.has(name))).toEqual([]);
  });

  it('relies on a cascade for dependent rows, and each has one', async () => {
    const cascade = z.object({ child: z.string(), parent: z.string() });
    const cascades = await rowsOf(
      db,
      cascade,
      sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
        where contype = 'f' and confdeltype = 'c'`,
    );
    const found = new Set(cascades.map(({ child, parent }) => `${child} ${parent.replaceAll('"', '')}`));
    for (const rule of retentionRules) {
      if (!('goesWith' in rule)) continue;
      expect(found).toContain(`${getTableName(rule.table)} ${getTableName(rule.goesWith)}`);
    }
  });

  it.each(removals.map((rule) => ({ name: nameOf(rule), rule })))(
    '$name: removes what is older and leaves what is younger',
    async ({ name, rule }) => {
      const days = typeof rule.after === 'string' ? 100 : rule.after.expiredForDays;
      const insert = samples[name];
      await insert?.(db, new Date(daysAgo(days).getTime() + msPerHour));
      await cleanUp('forever', typeof rule.after === 'string' ? { [rule.after]: 100 } : {});
      expect(await db.$count(rule.table)).toBe(1);
      await insert?.(db, new Date(daysAgo(days).getTime() - msPerHour));
      expect(await db.$count(rule.table)).toBe(2);
      const removed = await cleanUp('forever', typeof rule.after === 'string' ? { [rule.after]: 100 } : {});
      expect([...removed]).toEqual([[getTableName(rule.table), 1]]);
      expect(await db.$count(rule.table)).toBe(1);
    },
  );

  it('never removes what is set to stay for ever, nor accounts', async () => {
    for (const [name, insert] of Object.entries(samples))
      if (!name.endsWith('expired')) await insert(db, daysAgo(9_000));
    expect([...(await cleanUp('forever'))]).toEqual([]);
    await insertUser(db);
    const users = await db.$count(user);
    await cleanUp(1);
    expect(await db.$count(user)).toBe(users);
  });

  it('never removes what the team still has to deal with', async () => {
    const old = daysAgo(9_000);
    await insertTicket(db, old, 'new');
    await insertMail(db, { state: 'waiting', createdAt: old, nextAttemptAt: old });
    await insertTransaction(db, old, { status: 'APPROVED', problem: 'unknownOrder' });
    const order = await insertOrder(db, old, { state: 'declined' });
    await insertTransaction(db, old, { orderId: order, status: 'APPROVED', problem: 'otherAmount' });
    await db.insert(marketingNotification).values({ contenido: 'c', idioma: 'es', tipo: 1, from: old });
    await db
      .insert(notification)
      .values({ userId: await insertUser(db), kind: 'welcome', event: 'welcome', createdAt: old });
    expect([...(await cleanUp(1))]).toEqual([]);
    expect(await db.$count(ticket)).toBe(1);
    expect(await db.$count(outboxMessage)).toBe(1);
    expect(await db.$count(paymentOrder)).toBe(1);
    expect(await db.$count(paymentTransaction)).toBe(2);
    expect(await db.$count(notification)).toBe(1);
  });

  it('stores payments as long as accounting records, with their attempts and their quote', async () => {
    const days = { payments: 3650, 'unpaid-orders': 30, quotes: 30 } as const;
    const [paidQuote, triedQuote, lateQuote] = [
      await insertQuote(db, daysAgo(400)),
      await insertQuote(db, daysAgo(400)),
      await insertQuote(db, daysAgo(4_000)),
    ];
    const paidAt = daysAgo(400);
    const paid = await insertOrder(db, paidAt, { state: 'paid', paidAt, quoteReference: paidQuote });
    await insertTransaction(db, paidAt, { orderId: paid, status: 'APPROVED' });
    await insertTransaction(db, paidAt, { orderId: paid, status: 'DECLINED' });
    // A refund that the site did not know of, and a payment that the bank never answered.
    const returned = await insertOrder(db, daysAgo(400), { state: 'declined' });
    await insertTransaction(db, paidAt, { orderId: returned, status: 'VOIDED' });
    await insertOrder(db, daysAgo(400), { state: 'pending' });
    const tried = await insertOrder(db, daysAgo(400), { state: 'declined', quoteReference: triedQuote });
    await insertTransaction(db, paidAt, { orderId: tried, status: 'DECLINED' });
    const longAgo = daysAgo(4_000);
    const late = await insertOrder(db, longAgo, { state: 'paid', paidAt: longAgo, quoteReference: lateQuote });
    await insertTransaction(db, longAgo, { orderId: late, status: 'APPROVED' });
    await cleanUp('forever', days);
    const orders = await db.select({ state: paymentOrder.state }).from(paymentOrder);
    expect(orders.map(({ state }) => state).toSorted()).toEqual(['declined', 'paid', 'pending']);
    expect(await db.$count(paymentTransaction)).toBe(3);
    expect(await db.select({ reference: quote.reference }).from(quote)).toEqual([{ reference: paidQuote }]);
  });

  it('removes a ticket with its messages, attachments and actions, and returns its files', async () => {
    const files: string[] = [];
    const made = [];
    for (const state of ['closed', 'quarantined', 'new'] as const) {
      const { id, reference } = await insertTicket(db, daysAgo(200), state);
      const message = { id: randomUUID(), ticketId: id, author: 'team', text: 't', createdAt: daysAgo(200) } as const;
      const file = randomUUID();
      await db.insert(ticketMessage).values(message);
      await db.insert(ticketAttachment).values({ id: file, ticketId: id, name: 'n', type: 't', bytes: 1 });
      await db.insert(staffAction).values({ staffEmail: 'e', action: 'a', subject: reference, at: daysAgo(200) });
      made.push({ id, reference, file });
    }
    const [closed, quarantined, open] = made;
    const removeFiles = async (names: readonly string[]) => void files.push(...names);
    const days = daysOf('forever', { tickets: 100, quarantine: 100 });
    await removeOldRows(db, { days, now, onFailure: fail, removeFiles });
    expect(files.toSorted()).toEqual([closed?.file, quarantined?.file].toSorted());
    expect(await db.select({ id: ticketMessage.ticketId }).from(ticketMessage)).toEqual([{ id: open?.id }]);
    expect(await db.select({ id: ticketAttachment.id }).from(ticketAttachment)).toEqual([{ id: open?.file }]);
    const left = await db.select({ subject: staffAction.subject }).from(staffAction);
    expect(left.map(({ subject }) => subject).toSorted()).toEqual([quarantined?.reference, open?.reference].toSorted());
  });

  it('counts the time of a ticket from its last activity, by anyone', async () => {
    const remaining = async (
      touch: (one: typeof ticket.$inferSelect) => Promise<unknown>,
      state: 'closed' | 'quarantined' | 'new',
    ) => {
      const one = await insertTicket(db, daysAgo(5_000), state);
      await touch(one);
      await cleanUp('forever', { tickets: 1, quarantine: 1 });
      return db.$count(ticket, eq(ticket.id, one.id));
    };
    const message = (ticketId: string) => {
      return { id: randomUUID(), ticketId, author: 'visitor', staffEmail: null, text: 'x', createdAt: now } as const;
    };
    expect(await remaining(async () => undefined, 'closed')).toBe(0);
    expect(await remaining(({ id }) => addMessage(db, message(id)), 'closed')).toBe(1);
    expect(await remaining(({ id }) => addMessage(db, message(id)), 'quarantined')).toBe(1);
    const deps = testActionDeps(db, now);
    // The team closes today what came years ago.
    expect(await remaining(({ reference }) => changeTicketState(deps, reference, 'closed'), 'new')).toBe(1);
    const owner = { id: await insertUser(db), email: 'ana@example.com' };
    const reply = { id: randomUUID(), text: 'x', now };
    const mailOf = () => ({ key: `code:${randomUUID()}` as const, recipient: 'a@example.com', subject: '', text: '' });
    expect(
      await remaining(({ reference }) => replyToTicket(db, owner, { ...reply, reference }, mailOf), 'quarantined'),
    ).toBe(1);
  });

  it('removes many thousands in small batches, also on two servers concurrently, and lets others write meanwhile', async () => {
    const rows = 3_000;
    await db.execute(sql`insert into consent_receipt (id, visitor, purposes, version, language, at)
      select gen_random_uuid(), gen_random_uuid(), '{}', '1', 'es', now() - interval '100 days' from generate_series(1, ${sql.raw(String(rows))})`);
    const batches: number[] = [];
    const options = { days: daysOf('forever', { consent: 10 }), now, onFailure: fail };
    const onBatch = (_: string, removed: number) => void batches.push(removed);
    const young = { visitor: randomUUID(), purposes: [], version: '1', language: 'es', at: now };
    const write = async () => {
      while (batches.reduce((sum, one) => sum + one, 0) < rows) {
        await db.insert(consentReceipt).values({ ...young, id: randomUUID() });
        written++;
        // The embedded database responds without a turn of the event loop; requests need one.
        await turnOfEventLoop();
      }
    };
    let written = 0;
    await Promise.all([
      removeOldRows(db, { ...options, onBatch }),
      removeOldRows(db, { ...options, onBatch }),
      write(),
    ]);
    expect(batches.reduce((sum, one) => sum + one, 0)).toBe(rows);
    expect(Math.max(...batches)).toBeLessThanOrEqual(1_000);
    expect(batches.length).toBeGreaterThan(4);
    expect(await db.$count(consentReceipt)).toBe(written);
  });

  it('stops between two batches when the server stops, and goes on the next time', async () => {
    for (let n = 0; n < 50; n++) await samples['consent_receipt consent']?.(db, daysAgo(100));
    let batches = 0;
    const options = { days: daysOf('forever', { consent: 10 }), now, onFailure: fail };
    await removeOldRows(db, { ...options, onBatch: () => void batches++, isStopping: () => batches > 0 });
    const left = await db.$count(consentReceipt);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(50);
    await removeOldRows(db, options);
    expect(await db.$count(consentReceipt)).toBe(0);
  });

  it('applies the other rules if one of them fails', async () => {
    await samples['staff_action staff-log']?.(db, daysAgo(100));
    const failed: string[] = [];
    const broken: Db = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'delete') return Reflect.get(target, name);
        return (table: PgTable) => {
          if (getTableName(table) === 'session') throw new Error('broken');
          return target.delete(table);
        };
      },
    });
    await removeOldRows(broken, { days: daysOf(10), now, onFailure: (table) => void failed.push(table) });
    expect(failed).toEqual(['session']);
    expect(await db.$count(staffAction)).toBe(0);
  });

  it('uses the clock of the database if that of the server is ahead', async () => {
    await samples['consent_receipt consent']?.(db, now);
    const ahead = new Date(now.getTime() + 5_000 * msPerDay);
    await removeOldRows(db, { days: daysOf(1), now: ahead, onFailure: fail });
    expect(await db.$count(consentReceipt)).toBe(1);
  });
});
