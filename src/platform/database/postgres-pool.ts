import pg from 'pg';
import { type ConnectionLimits, connectionConfig, type LimitedClient, limitedClient } from './postgres-client.ts';

/** Why a caller got no connection, or no response on the one it had. */
export interface PoolFailure {
  /**
   * - `exhausted`: all connections were in use for longer than a caller waits.
   * - `unreachable`: no new connection could be made.
   * - `silent`: a statement got no response, and its connection was closed.
   * - `readOnly`: it accepts no writes, like a primary that has been replaced by another.
   */
  readonly reason: 'exhausted' | 'unreachable' | 'silent' | 'readOnly';
  readonly error: Error;
  /** Number of connections: all, idle ones, and those being opened. */
  readonly open: number;
  readonly idle: number;
  readonly connecting: number;
  /** Number of callers that wait for a connection. */
  readonly waiting: number;
  /** The connection that has been in use for longest: for how many milliseconds, and its last statement. */
  readonly longestUse: { readonly ms: number; readonly statement: string } | undefined;
}

export interface PoolSettings {
  /** Maximum number of connections. */
  readonly size: number;
  readonly limits: ConnectionLimits;
  /** True if PostgreSQL accepts the limits as startup parameters. */
  readonly hasStartLimits: boolean;
}

/**
 * Milliseconds after which an idle connection is closed. Somebody who reads a page for a while and goes on should not wait
 * for new ones: the list of orders takes 75 ms on new connections, and 30 on used ones.
 */
const idleTimeout = 120_000;
/** Seconds after which a connection is replaced, so that servers follow DNS changes. */
const longestLife = 30 * 60;
/** Characters of a statement that the log shows. */
const shownOfStatement = 120;

type Connected = Parameters<pg.Pool['connect']>[0];

/** The connection pool to one PostgreSQL. Connections that break, or get no response, leave the pool. */
export function createPool(
  url: string,
  { size, limits, hasStartLimits }: PoolSettings,
  onFailure: (failure: PoolFailure) => void = () => undefined,
  ClientOfTest?: pg.PoolConfig['Client'],
): pg.Pool {
  const Client = limitedClient(limits, {
    // The other end of this connection is gone, and most likely also that of all connections without traffic since:
    // closing them saves trying each in turn.
    onSilence(error, sentAt) {
      report('silent', error);
      breakOffIdle(error, ({ heardAt }) => heardAt < sentAt);
    },
    onReadOnly(error) {
      report('readOnly', error);
      breakOffIdle(error, () => true);
    },
  });
  const clients = new Set<LimitedClient>();
  const usedSince = new Map<pg.Client, number>();

  class ReportingPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
      if (!callback) {
        return super.connect().catch((error: Error) => {
          throw explain(error);
        });
      }
      super.connect((error, client, done) => callback(error && explain(error), client, done));
      return undefined;
    }
  }

  const pool = new ReportingPool({
    ...connectionConfig(url, limits, hasStartLimits),
    Client: ClientOfTest ?? Client,
    max: size,
    // For the pool this is the time to wait for a connection; a client has a separate limit for connecting.
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: idleTimeout,
    maxLifetimeSeconds: longestLife,
  });
  // A connection that breaks while idle has already left the pool. Without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (client instanceof Client) clients.add(client);
  });
  pool.on('remove', (client) => {
    if (client instanceof Client) clients.delete(client);
  });
  pool.on('acquire', (client) => void usedSince.set(client, performance.now()));
  pool.on('release', (_, client) => void usedSince.delete(client));

  function breakOffIdle(error: Error, isSuspect: (client: LimitedClient) => boolean): void {
    for (const client of [...clients]) if (!usedSince.has(client) && isSuspect(client)) client.breakOff(error);
  }

  function explain(error: Error): Error {
    if (pool.ending) return error;
    const isLate = error.message.startsWith('timeout exceeded when trying to connect');
    // A caller that waits for a connection that cannot be made waits as long.
    if (!isLate || usedSince.size < connecting()) {
      report('unreachable', error);
      return error;
    }
    const message = `All ${size} connections to PostgreSQL were in use for ${limits.wait} ms`;
    const exhausted = new Error(message, { cause: error });
    report('exhausted', exhausted);
    return exhausted;
  }

  function connecting(): number {
    return pool.totalCount - pool.idleCount - usedSince.size;
  }

  function report(reason: PoolFailure['reason'], error: Error): void {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
    onFailure({ reason, error, open, idle, connecting: connecting(), waiting, longestUse: longestUse() });
  }

  function longestUse(): PoolFailure['longestUse'] {
    // First come, first served.
    const [[client, since] = []] = usedSince;
    if (!client || since === undefined) return undefined;
    const statement = client instanceof Client ? client.statement.slice(0, shownOfStatement) : '';
    return { ms: Math.round(performance.now() - since), statement };
  }

  return pool;
}
