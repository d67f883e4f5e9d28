import { once } from 'node:events';
import pg from 'pg';
import { type Database, openDatabase } from './database.ts';
import { pooledDb } from './pooled-db.ts';
import { createPool } from './postgres-pool.ts';
import { migrationsDir } from './testing-migrations.ts';

/** Before a statement is sent, or when it was done and its answer is on the way. */
export type Moment = 'before' | 'after';

export interface BreakableDatabase extends Database {
  /** How many statements were sent since this was last asked. */
  countStatements(): number;
  /** The line breaks once, at that statement from now, and everything is well again afterwards. */
  breakAt(statement: number, moment: Moment): void;
  /** It does not break any more, if it has not; says whether it has. */
  heal(): boolean;
}

/**
 * PostgreSQL behind a line that a test can break at any statement of a write. To the database that is what the kill of
 * a server is: the connection is gone, and what was not committed never was.
 */
export async function openBreakableDatabase(url: string): Promise<BreakableDatabase> {
  await (await openDatabase({ url, dataDir: '', migrationsDir })).close();
  let sent = 0;
  let fault: { at: number; moment: Moment } | undefined;

  class BreakableClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const send: (...args: readonly unknown[]) => unknown = this.query.bind(this);
      const query = (...args: readonly unknown[]) => {
        const moment = ++sent === fault?.at ? fault.moment : undefined;
        if (moment === 'before') this.break();
        if (moment !== 'after') return send(...args);
        // The pool asks with a function to call, a transaction waits for a promise.
        const told = args.at(-1);
        if (!isCallback(told)) return this.breakAfter(send(...args));
        return send(...args.slice(0, -1), () => {
          this.connection.stream.once('close', () => told(lost()));
          this.break();
        });
      };
      Object.assign(this, { query });
    }

    private async breakAfter(answer: unknown): Promise<never> {
      await answer;
      this.break();
      await once(this.connection.stream, 'close');
      throw lost();
    }

    private break(): void {
      fault = undefined;
      this.connection.stream.destroy();
    }
  }

  const pool = createPool(url, { Client: BreakableClient });
  const db = pooledDb(pool);
  return {
    ...{ db, kind: 'postgres', describe: () => 'PostgreSQL behind a line that breaks', close: () => pool.end() },
    ping: async () => void (await pool.query('select 1')),
    countStatements: () => {
      const count = sent;
      sent = 0;
      return count;
    },
    breakAt: (at, moment) => {
      sent = 0;
      fault = { at, moment };
    },
    heal: () => {
      const hasBroken = fault === undefined;
      fault = undefined;
      return hasBroken;
    },
  };
}

const lost = () => new Error('Connection terminated unexpectedly');

function isCallback(value: unknown): value is (error: Error) => void {
  return typeof value === 'function';
}
