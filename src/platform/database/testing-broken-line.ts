import { once } from 'node:events';
import pg from 'pg';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { pooledDb } from './postgres.ts';
import { siteLimits } from './postgres-client.ts';
import { createPool } from './postgres-pool.ts';
import { migrationsDir } from './testing-migrations.ts';

/** The connection breaks before a statement is sent, or while its response is on the way; or the disk is full. */
export type Failure = 'before' | 'after' | 'full';

export interface BreakableDatabase extends Database {
  /** How many statements were sent since the last call. */
  countStatements(): number;
  /** The failure happens once, at that statement from now, and everything works again afterwards. */
  breakAt(statement: number, errorCode: Failure): void;
  /** Cancels the failure if it has not happened; returns whether it has. */
  heal(): boolean;
}

/**
 * PostgreSQL behind a connection that a test can break at any statement of a write. For the database that equals a
 * killed server: the connection is gone, and what was not committed is lost.
 */
export async function openBreakableDatabase(url: string): Promise<BreakableDatabase> {
  await (await openDatabase({ url, dataDir: '', migrationsDir })).close();
  let sent = 0;
  let next: { at: number; errorCode: Failure } | undefined;

  class BreakableClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const send: Send = this.query.bind(this);
      const query: Send = (...args) => {
        const errorCode = ++sent === next?.at ? next.errorCode : undefined;
        if (!errorCode) return send(...args);
        next = undefined;
        return failing[errorCode](this, send, args);
      };
      Object.assign(this, { query });
    }
  }

  const settings = { size: 10, limits: siteLimits, hasStartLimits: true };
  const pool = createPool(url, settings, undefined, BreakableClient);
  const db = pooledDb(pool);
  return {
    db,
    maintenance: db,
    kind: 'postgres',
    describe: () => 'PostgreSQL behind a line that breaks',
    close: () => pool.end(),
    ping: async () => void (await pool.query('select 1')),
    countStatements: () => {
      const count = sent;
      sent = 0;
      return count;
    },
    breakAt: (at, errorCode) => {
      sent = 0;
      next = { at, errorCode };
    },
    heal: () => {
      const hasBroken = next === undefined;
      next = undefined;
      return hasBroken;
    },
  };
}

type Send = (...args: readonly unknown[]) => unknown;

const diskFull = `do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;

/** How a statement fails. The pool passes a callback, a transaction awaits a promise. */
const failing: Readonly<Record<Failure, (client: pg.Client, send: Send, args: readonly unknown[]) => unknown>> = {
  before(client, send, args) {
    client.connection.stream.destroy();
    return send(...args);
  },
  after(client, send, args) {
    const callback = args.at(-1);
    if (!isCallback(callback)) return breakAfter(client, send(...args));
    return send(...args.slice(0, -1), () => void breakAfter(client, undefined).catch(callback));
  },
  // PostgreSQL itself raises it, with the real code of a full disk.
  full: (_, send, args) => send(diskFull, ...args.filter(isCallback)),
};

async function breakAfter({ connection }: pg.Client, answer: unknown): Promise<never> {
  await answer;
  connection.stream.destroy();
  await once(connection.stream, 'close');
  throw new Error('Connection terminated unexpectedly');
}

function isCallback(value: unknown): value is (error: Error) => void {
  return typeof value === 'function';
}
