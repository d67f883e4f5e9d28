import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectionFailure, describeAddress } from './connection-failure.ts';
import type { Database } from './database.ts';
import { pooledDb } from './pooled-db.ts';
import { connectTimeout, createPool } from './postgres-pool.ts';

const pingTimeout = 2_000;

/** Any number will do, as long as every server of this site takes the same one. */
const migrationLock = 4_041_867_211;
const longestWaitForMigrations = '60s';

export async function openPostgres(url: string, migrationsDir: string): Promise<Database> {
  try {
    await migrateAlone(url, migrationsDir);
  } catch (error) {
    throw connectionFailure(url, error);
  }
  const pool = createPool(url);
  const db = pooledDb(pool);
  return {
    db,
    kind: 'postgres',
    describe: () => `PostgreSQL at ${describeAddress(url)}`,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
    ping: () => within(pingTimeout, db.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/** Servers that start at once take turns: the lock belongs to this one connection and ends with it. */
async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`set lock_timeout = '${longestWaitForMigrations}'`);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('reset lock_timeout');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
