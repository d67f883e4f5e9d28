import pg from 'pg';
import { msPerHour, msPerMinute, msPerSecond } from '#site/durations.ts';
import { sqlErrorCode } from './database-error.ts';

/** Milliseconds. */
export interface ConnectionLimits {
  /** For connecting and signing in. */
  readonly connect: number;
  /** For a connection of the pool to become free. */
  readonly wait: number;
  /** PostgreSQL ends a statement that waits longer than this for a lock. */
  readonly lock: number;
  /** PostgreSQL ends a statement that runs longer than this. */
  readonly statement: number;
  /**
   * PostgreSQL ends a transaction that is idle for longer than this, so that a server that is gone holds no locks.
   */
  readonly idleInTransaction: number;
  /**
   * For the response to a statement. It is longer than `statement`, so it only expires if PostgreSQL cannot be reached
   * any more and the connection was not closed: after a failover nothing reports that the other end is gone.
   */
  readonly answer: number;
}

/** For requests that visitors wait for. After a silent failover the site works again when `answer` has expired. */
export const siteLimits: ConnectionLimits = {
  connect: 3 * msPerSecond,
  wait: 5 * msPerSecond,
  // All clients of one network wait for the same rate limit row: on a slow machine that takes time.
  lock: 5 * msPerSecond,
  statement: 5 * msPerSecond,
  idleInTransaction: 8 * msPerSecond,
  answer: 7 * msPerSecond,
};

/**
 * For migrations, commands such as backup and restore, and the regular clean-up, which read or write whole tables.
 */
export const longLimits: ConnectionLimits = {
  connect: 5 * msPerSecond,
  wait: msPerMinute,
  lock: msPerMinute,
  statement: 15 * msPerMinute,
  // Restoring copies all attached files before it commits.
  idleInTransaction: msPerHour,
  answer: 15 * msPerMinute + 10 * msPerSecond,
};

/** After this long without traffic the system checks whether the other end is still there. */
const keepAliveAfter = 10 * msPerSecond;
/** How long closing a connection gracefully may take. */
const goodbye = 2 * msPerSecond;

/** PostgreSQL's code for a write in a read-only transaction. */
const readOnly = '25006';

interface ClientEvents {
  /** A statement was sent at `sentAt`, by the clock of `performance`, and got no response. */
  readonly onSilence?: (error: Error, sentAt: number) => void;
  /** A write was refused because this PostgreSQL is read-only. */
  readonly onReadOnly?: (error: Error) => void;
}

/** Clients that time out, and then close their connection. */
export type LimitedClient = InstanceType<ReturnType<typeof limitedClient>>;

/**
 * The driver's own `query_timeout` leaves the connection open, and the next statement on it waits as long again, such
 * as the `rollback` of the transaction. Here the connection is closed, and everything that waits for it fails.
 */
export function limitedClient(limits: ConnectionLimits, { onSilence, onReadOnly }: ClientEvents = {}) {
  return class extends pg.Client {
    /** The statement that was sent last. */
    statement = '';
    /** When PostgreSQL last sent something. */
    heardAt = performance.now();

    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: limits.connect });
      // A connection can break while nothing waits for a response: when it is idle, and between two statements of a
      // transaction. The next statement then fails. Without a listener the process would end.
      this.on('error', () => undefined);
      // When signing in fails on this side, the driver leaves the connection open.
      this.connection.once('error', () => this.connection.stream.destroy());
      const send: Send = this.query.bind(this);
      Object.assign(this, { query: (...args: readonly unknown[]) => this.#limit(send, args) });
    }

    #limit(send: Send, args: readonly unknown[]): unknown {
      this.statement = textOf(args[0]);
      const sentAt = performance.now();
      let isAnswered = false;
      const giveUp = () => {
        if (isAnswered) return;
        const message = `PostgreSQL did not answer within ${limits.answer} ms`;
        const error = Object.assign(new Error(message), { code: 'ETIMEDOUT' });
        onSilence?.(error, sentAt);
        this.breakOff(error);
      };
      // If this process itself was busy for this long, the response has arrived meanwhile: it is read before `giveUp`.
      const timer = setTimeout(() => setImmediate(giveUp), limits.answer);
      const answered = (error?: unknown) => {
        isAnswered = true;
        this.heardAt = performance.now();
        clearTimeout(timer);
        if (error instanceof Error && sqlErrorCode(error) === readOnly) onReadOnly?.(error);
      };
      // The pool passes a callback, a transaction awaits a promise.
      const callback = args.at(-1);
      if (isCallback(callback)) {
        return send(...args.slice(0, -1), (...answer: readonly unknown[]) => {
          answered(answer[0]);
          callback(...answer);
        });
      }
      const answer = send(...args);
      if (answer instanceof Promise) answer.then(() => answered(), answered);
      else answered();
      return answer;
    }

    /**
     * Closes the connection immediately. Whatever waits for a response, and the pool, know of it immediately.
     */
    breakOff(error: Error): void {
      this.connection.emit('error', error);
      this.connection.stream.destroy();
    }

    override end(): Promise<void>;
    override end(callback: (error: Error) => void): void;
    override end(callback?: (error: Error) => void): Promise<void> | undefined {
      // Nothing answers the goodbye if the other end is gone.
      setTimeout(() => this.connection.stream.destroy(), goodbye).unref();
      if (!callback) return super.end();
      super.end(callback);
      return undefined;
    }
  };
}

type Send = (...args: readonly unknown[]) => unknown;

function isCallback(value: unknown): value is Send {
  return typeof value === 'function';
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return query && typeof query === 'object' && 'text' in query && typeof query.text === 'string' ? query.text : '';
}

/**
 * The connection settings. Startup parameters are the only ones that apply to single statements, too; but PgBouncer
 * refuses them, and in its transaction mode nothing else would last.
 */
export function connectionConfig(url: string, limits: ConnectionLimits, hasStartLimits: boolean): pg.ClientConfig {
  const config = { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: keepAliveAfter };
  if (!hasStartLimits) return config;
  return {
    ...config,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  };
}

/** The same limits for the transaction in which this statement is executed. */
export function transactionLimits({ lock, statement, idleInTransaction }: ConnectionLimits): string {
  return `select set_config('lock_timeout', '${lock}', true), set_config('statement_timeout', '${statement}', true),
    set_config('idle_in_transaction_session_timeout', '${idleInTransaction}', true)`;
}
