import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { DatabaseError, DatabaseInUse } from './database-error.ts';
import { type FolderLock, LockHeld, type LockOptions, takeLock } from './folder-lock.ts';

/** PGlite takes no lock of its own: two processes on one folder would lose rows without a word. */
export async function openEmbedded(
  dataDir: string,
  migrationsDir: string,
  options: LockOptions = {},
): Promise<Database> {
  const folder = resolve(dataDir);
  const lock = await claim(folder, options);
  try {
    const client = await PGlite.create(join(folder, 'database'));
    const database = await onPglite(client, migrationsDir);
    return {
      ...database,
      describe: () => `embedded PGlite in ${folder}`,
      async close() {
        await database.close().finally(() => lock.release());
      },
    };
  } catch (error) {
    lock.release();
    throw new DatabaseError(
      `The embedded database in ${folder} cannot be opened: ${error instanceof Error ? error.message : error}.`,
      ['Put back a copy of that folder, or set DATA_DIR to another one.'],
      { cause: error },
    );
  }
}

export async function onPglite(client: PGlite, migrationsFolder: string): Promise<Database> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder }).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
  return {
    db,
    kind: 'embedded',
    describe: () => 'embedded PGlite in memory',
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => client.close(),
  };
}

async function claim(folder: string, options: LockOptions): Promise<FolderLock> {
  try {
    mkdirSync(folder, { recursive: true });
    return await takeLock(join(folder, 'lock'), options);
  } catch (error) {
    throw error instanceof LockHeld ? inUse(folder, error) : notWritable(folder, error);
  }
}

function inUse(folder: string, { path, owner }: LockHeld): DatabaseInUse {
  const who = owner ? `process ${owner.pid} on ${owner.hostname}, since ${owner.since}` : 'another process';
  return new DatabaseInUse(`The embedded database in ${folder} is in use by ${who}.`, [
    'Stop that process,',
    'or set DATA_DIR to another folder,',
    'or set DATABASE_URL to a PostgreSQL, which any number of servers can share.',
    `If that process is surely gone, delete ${path}.`,
  ]);
}

function notWritable(folder: string, error: unknown): DatabaseError {
  return new DatabaseError(
    `The folder DATA_DIR=${folder} cannot be written to: ${error instanceof Error ? error.message : error}.`,
    ['Let this user write there, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL.'],
    { cause: error },
  );
}
