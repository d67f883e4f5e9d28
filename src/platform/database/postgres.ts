import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { applyNext, type Migration, readMigrations } from './apply-migrations.ts';
import type { Database, Db, PoolOptions } from './database.ts';
import { DatabaseError, deadlockDetected, isPassingFailure, sqlErrorCode } from './database-error.ts';
import {
  type ConnectionLimits,
  connectionConfig,
  type LimitedClient,
  limitedClient,
  longLimits,
  siteLimits,
  transactionLimits,
} from './postgres-client.ts';
import { createPool, type PoolFailure } from './postgres-pool.ts';

/** What happened, and how to fix it. */
type Failure = readonly [what: string, fix: string];

const refused: Failure = ['nothing listens there', 'Start PostgreSQL, or correct host and port in DATABASE_URL.'];
const unknownHost: Failure = [
  'the host name is not known',
  'Correct the host in DATABASE_URL, or fix the DNS settings of this machine.',
];
const noAnswer: Failure = [
  'it does not answer',
  'Check whether a firewall blocks the connection, and whether host and port in DATABASE_URL are right.',
];
const wrongPassword: Failure = [
  'it does not accept the user or the password',
  'Correct user and password in DATABASE_URL; characters such as @ : / must be percent-encoded.',
];

const tablesInUse: Failure = [
  'another server, a backup or a restore has been using its tables for more than a minute',
  'Wait for that, or stop it, and start again.',
];

/** By the error code of the operating system or PostgreSQL. */
const failures: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: refused,
  ENOENT: refused,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': ['it has no database of that name', 'Create the database (createdb), or correct its name in DATABASE_URL.'],
  '42501': ['the user may not create tables there', 'Grant the user CREATE on the database and on its schema public.'],
  '53300': ['it has no connection left', 'Raise max_connections, or let fewer servers share this PostgreSQL.'],
  '55P03': tablesInUse,
  [deadlockDetected]: tablesInUse,
  '57P03': ['it is still starting', 'Start again in a moment.'],
};

function connectionFailure(url: string, error: unknown): DatabaseError {
  const [what, fix] = failureOf(error);
  return new DatabaseError(
    `The PostgreSQL at ${describeAddress(url)} cannot be used: ${what}.`,
    [fix, 'Or leave DATABASE_URL empty to use the embedded database in DATA_DIR.'],
    { cause: error },
  );
}

/** Host, port and database; never the user's password. */
function describeAddress(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}${pathname}`;
}

function failureOf(error: unknown): Failure {
  const code = sqlErrorCode(error);
  const message = error instanceof Error ? error.message : String(error);
  const known = code === undefined ? byMessage(message) : failures[code];
  return known ?? [message, 'Correct DATABASE_URL, or ask the administrator of that PostgreSQL.'];
}

/** The driver gives no code for errors that it detects itself. */
function byMessage(message: string): Failure | undefined {
  if (/timeout/i.test(message)) return noAnswer;
  return /^SASL|password/i.test(message) ? wrongPassword : undefined;
}

const pingTimeout = 2_000;
const defaultPoolSize = 10;

/** Any number will do, as long as every server of this site uses the same one. */
const migrationLock = 4_041_867_211;

/** The error of a pooler that accepts no startup parameters. */
const parameterRefused = new Set(['08P01', '0A000']);

/** Without `migrationsDir` the tables stay as they are. */
export async function openPostgres(
  url: string,
  migrationsDir: string | undefined,
  { size = defaultPoolSize, limits = siteLimits }: PoolOptions = {},
): Promise<Database> {
  const hasStartLimits = await prepare(url, migrationsDir, limits).catch((error: unknown) => {
    throw error instanceof DatabaseError ? error : connectionFailure(url, error);
  });
  const listeners: ((failure: PoolFailure) => void)[] = [];
  const report = (failure: PoolFailure) => {
    for (const listener of listeners) listener(failure);
  };
  const pool = createPool(url, { size, limits, hasStartLimits }, report);
  const maintenancePool = createPool(url, { size: 1, limits: longLimits, hasStartLimits }, report);
  const db = pooledDb(pool, hasStartLimits ? undefined : limits);
  return {
    db,
    maintenance: pooledDb(maintenancePool, hasStartLimits ? undefined : longLimits),
    kind: 'postgres',
    describe: () => `PostgreSQL at ${describeAddress(url)}`,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
    onPoolFailure: (listener) => void listeners.push(listener),
    ping: () => within(pingTimeout, db.execute(sql`select 1`)),
    close: async () => void (await Promise.all([pool.end(), maintenancePool.end()])),
  };
}

/**
 * Opens a connection, and brings the tables up to date. Returns whether the limits in the startup parameters apply.
 */
async function prepare(url: string, migrationsDir: string | undefined, limits: ConnectionLimits): Promise<boolean> {
  const client = await connect(url, limits);
  try {
    const db = drizzle(client);
    const limit = await db.execute(sql`select setting from pg_settings where name = 'statement_timeout'`);
    if (migrationsDir !== undefined) await migrate(db, readMigrations(migrationsDir));
    return limit.rows[0]?.['setting'] === String(limits.statement);
  } finally {
    await client.end();
  }
}

/**
 * Milliseconds that a migration waits for a lock. Everything that needs the same table waits behind it, and gives up
 * after `siteLimits.lock`: a migration that waited for a backup would stop the site for as long as that takes.
 */
const migrationPatience = 2_000;

const gaveWay = new Set(['55P03', deadlockDetected]);

/**
 * Each migration has a transaction of its own, and gives way: if it does not get a lock, or waits for a server that
 * waits for it, it lets all others go on and tries again, for a minute. Servers that start at the same time take turns.
 * The lock for that belongs to the transaction, because behind PgBouncer the next one has another connection.
 */
async function migrate(db: NodePgDatabase, migrations: readonly Migration[]): Promise<void> {
  const next = () =>
    db.transaction(async (tx) => {
      await tx.execute(transactionLimits(longLimits));
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await tx.execute(transactionLimits({ ...longLimits, lock: migrationPatience }));
      return applyNext(tx, migrations);
    });
  let hasMore = true;
  while (hasMore) {
    const start = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        hasMore = await next();
        break;
      } catch (error) {
        if (!gaveWay.has(sqlErrorCode(error) ?? '') || performance.now() - start > longLimits.lock) throw error;
        await wait(tries * 1_000);
      }
    }
  }
}

async function connect(url: string, limits: ConnectionLimits): Promise<LimitedClient> {
  const Client = limitedClient(longLimits);
  const connected = async (hasStartLimits: boolean) => {
    const client = new Client(connectionConfig(url, limits, hasStartLimits));
    await client.connect();
    return client;
  };
  try {
    return await connected(true);
  } catch (error) {
    if (!parameterRefused.has(sqlErrorCode(error) ?? '')) throw error;
    return connected(false);
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

/**
 * Drizzle over a pool. Drizzle's own transactions never release a connection that breaks at `begin`: after as many as
 * the pool has, the site would wait for ever. Here each is released, and one that may be broken is destroyed.
 *
 * `limits` are those that every transaction has to set itself, if a connection cannot start with them.
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
