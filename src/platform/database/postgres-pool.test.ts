import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isPassingFailure, sqlErrorCode } from './database-error.ts';
import { openDatabase } from './open-database.ts';
import type { ConnectionLimits } from './postgres-client.ts';
import type { PoolFailure } from './postgres-pool.ts';
import { createPostgresDatabase } from './testing.ts';
import { migrationsDir } from './testing-migrations.ts';
import { shortLimits as limits, startSilentProxy } from './testing-silent-proxy.ts';

const size = 4;
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const url = await createPostgresDatabase();

/** A separate pool, through a separate proxy. */
async function open(more: Partial<ConnectionLimits> = {}) {
  const proxy = await startSilentProxy(url);
  const pool = { size, limits: { ...limits, ...more } };
  const database = await openDatabase({ url: proxy.url, dataDir: '', migrationsDir, pool });
  closing.push(proxy.close, database.close);
  const failures: PoolFailure[] = [];
  database.onPoolFailure?.((failure) => failures.push(failure));
  const query = () => database.db.execute(sql`select 1`);
  return {
    proxy,
    ...database,
    failures,
    reasons: () => failures.map(({ reason }) => reason),
    query,
    /** Opens all connections, however often one cannot be made in time on a busy machine. */
    async openAll(): Promise<void> {
      await vi.waitFor(async () => {
        await together(size, query);
        expect(database.connections?.()).toMatchObject({ open: size, idle: size });
      }, patience);
      failures.length = 0;
    },
    /** Resolves once it works: on a busy machine the first new connections may come too late. */
    works: () => vi.waitFor(query, patience),
  };
}

const patience = { timeout: 50_000, interval: 50 };

/** So that no other limit ends on a busy machine first. */
const onlyWaiting = { connect: 60_000, lock: 60_000, statement: 60_000, idleInTransaction: 60_000, answer: 60_000 };

const together = (count: number, work: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, work));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.concurrent('connections that stop responding', () => {
  it('leave the pool with the first statement that gets no response, idle ones too', async ({ expect }) => {
    const { proxy, query, connections, reasons } = await open();
    await together(size, query);
    expect(connections?.()).toMatchObject({ open: size, idle: size });
    proxy.goSilent();
    expect(isPassingFailure(await failureOf(query()))).toBe(true);
    // No further statement uses a connection whose other end is gone.
    expect((await together(size, query)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(reasons()).toEqual(['silent']);
  });

  it('do not remove connections that responded since', async ({ expect }) => {
    const { proxy, query } = await open();
    await together(2, query);
    proxy.goSilent();
    const unanswered = [failureOf(query()), failureOf(query())];
    // Both open connections are in use, so this one is new.
    await query();
    const made = proxy.made();
    expect((await Promise.all(unanswered)).map(isPassingFailure)).toEqual([true, true]);
    await query();
    expect(proxy.made()).toBe(made);
  });

  it('fail a transaction once, without waiting for its rollback, too', async ({ expect }) => {
    const { proxy, db, connections, reasons } = await open();
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.goSilent();
      await tx.execute(sql`select 2`);
    });
    expect(isPassingFailure(await failureOf(failed))).toBe(true);
    expect(reasons()).toEqual(['silent']);
    expect(connections?.().open).toBe(0);
  });

  it('hold no locks for long on the PostgreSQL that they have lost', async ({ expect }) => {
    const { proxy, db } = await open();
    const lock = sql`select pg_advisory_xact_lock(2)`;
    const abandoned = db.transaction(async (tx) => {
      await tx.execute(lock);
      proxy.goSilent();
      await tx.execute(sql`select 1`);
    });
    await failureOf(abandoned);
    const take = () => db.execute(lock).then(() => 'taken', sqlErrorCode);
    await expect.poll(take).toBe('taken');
  });
});

it('are not assumed while this process was too busy to read the response', async () => {
  const { query, reasons } = await open();
  await query();
  const pending = query();
  for (const until = performance.now() + limits.answer + 200; performance.now() < until; );
  await pending;
  expect(reasons()).toEqual([]);
});

describe.concurrent('a pool whose connections are all in use', () => {
  it('times out waiting callers, and says what uses the connections', async ({ expect }) => {
    const { db, query, openAll, works, reasons, failures } = await open(onlyWaiting);
    await openAll();
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = 0;
    const busy = together(size, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 'what takes so long'`);
        begun++;
        await held;
      }),
    );
    await expect.poll(() => begun, { message: 'connections that are in use, and not just being opened' }).toBe(size);
    const refused = await Promise.all([failureOf(query()), failureOf(db.transaction(query))]);
    expect(refused.map(isPassingFailure)).toEqual([true, true]);
    expect(reasons()).toEqual(['exhausted', 'exhausted']);
    expect(failures[0]).toMatchObject({ open: size, idle: 0, connecting: 0, waiting: 1 });
    expect(failures[0]?.error.message).toBe(`All ${size} connections to PostgreSQL were in use for ${limits.wait} ms`);
    expect(failures[0]?.longestUse?.statement).toBe("select 'what takes so long'");
    expect(failures[0]?.longestUse?.ms).toBeGreaterThan(limits.wait / 2);
    finish();
    await busy;
    await works();
  });

  it('is distinguished from a PostgreSQL that cannot be reached', async ({ expect }) => {
    const { proxy, query, works, reasons } = await open();
    proxy.treatNew('refuse');
    const pending = await together(size * 3, query);
    expect(pending.filter(({ status }) => status === 'rejected')).toHaveLength(size * 3);
    expect(new Set(reasons())).toEqual(new Set(['unreachable']));
    proxy.treatNew('forward');
    await works();
  });

  it('is distinguished from a PostgreSQL that accepts connections and does not respond', async ({ expect }) => {
    const { proxy, query, works, reasons } = await open();
    proxy.treatNew('ignore');
    await together(size * 3, query);
    expect(new Set(reasons())).toEqual(new Set(['unreachable']));
    proxy.treatNew('forward');
    await works();
  });
});

describe.concurrent('PostgreSQL itself', () => {
  it('ends a statement that takes too long, but not one of the clean-up', async ({ expect }) => {
    const { db, maintenance, reasons } = await open();
    const sleepFor = (ms: number) => sql`select pg_sleep(${ms / 1_000}::double precision)`;
    const failed = await failureOf(db.execute(sleepFor(limits.statement * 4)));
    expect([sqlErrorCode(failed), isPassingFailure(failed)]).toEqual(['57014', true]);
    await maintenance.execute(sleepFor(limits.answer + 300));
    expect(reasons()).toEqual([]);
  });

  it('ends a wait for a lock, and a transaction that is idle for too long', async ({ expect }) => {
    const { db, query } = await open();
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      const locked = await failureOf(db.execute(sql`select pg_advisory_xact_lock(1)`));
      expect([sqlErrorCode(locked), isPassingFailure(locked)]).toEqual(['55P03', true]);
      await sleep(limits.idleInTransaction + 300);
      await tx.execute(sql`select 1`);
    });
    expect(isPassingFailure(await failureOf(failed))).toBe(true);
    await query();
  });

  it('gets new connections when it is read-only, as after a failover', async ({ expect }) => {
    const { db, query, connections, reasons } = await open();
    await together(size, query);
    const write = db.transaction((tx) => tx.execute(sql`create table refused ()`), { accessMode: 'read only' });
    expect(isPassingFailure(await failureOf(write))).toBe(true);
    expect(reasons()).toEqual(['readOnly']);
    await expect.poll(() => connections?.().open).toBe(0);
    await query();
  });
});
