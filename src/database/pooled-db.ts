import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './database.ts';
import { isPassingFailure } from './is-passing-failure.ts';

/**
 * Drizzle over a pool. Its own transactions never give back a connection that breaks at `begin`: after as many as the
 * pool has, the site would wait for ever. Here each goes back, and one that may be broken is thrown away.
 */
export function pooledDb(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isPassingFailure(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
