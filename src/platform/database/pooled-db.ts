import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './database.ts';
import { isPassingFailure } from './is-passing-failure.ts';
import { type ConnectionLimits, transactionLimits } from './postgres-client.ts';

/**
 * Drizzle over a pool. Its own transactions never give back a connection that breaks at `begin`: after as many as the
 * pool has, the site would wait for ever. Here each goes back, and one that may be broken is thrown away.
 *
 * `limits` are those that every transaction has to set for itself, where a connection cannot start with them.
 */
export function pooledDb(pool: pg.Pool, limits?: ConnectionLimits): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(async (tx) => {
        if (limits) await tx.execute(transactionLimits(limits));
        return work(tx);
      }, config);
    } catch (error) {
      isBroken = isPassingFailure(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
