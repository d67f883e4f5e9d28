import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notification, user } from '#features/accounts/server/tables.ts';
import { lockQuote } from '#features/payments/server/store/orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { rowsOf } from '#platform/database/database.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { deleteForTest } from './testing-deletion.ts';
import { insertEverything } from './testing-personal-data.ts';

// The embedded database has one connection, so nothing waits for anything there.
describe('the deletion of an account', async () => {
  const { db } = await databaseForTests('postgres');
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-locks-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('waits for a payment that is being saved, without a lock on what that payment still needs', async () => {
    const { owner } = await insertEverything(db, dataDir, { gone: 'zqgone', kept: 'zqkept' });
    const waiting = sql`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const countWaiting = async () => (await rowsOf(db, z.object({ count: z.coerce.number() }), waiting))[0]?.count;
    const deletion = await db.transaction(async (tx) => {
      const [order] = await tx.select().from(paymentOrder).where(isNotNull(paymentOrder.quoteReference)).for('update');
      const deleting = deleteForTest(db, owner, new Date());
      await expect.poll(countWaiting).toBe(1);
      await lockQuote(tx, order?.quoteReference ?? '');
      await tx.insert(notification).values({ userId: owner.id, kind: 'paymentApproved', event: 'payment' });
      return { deleting };
    });
    expect(await deletion.deleting).toBeDefined();
    expect(await db.$count(user)).toBe(0);
    expect(await db.$count(notification)).toBe(0);
  });
});
