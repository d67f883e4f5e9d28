import pg from 'pg';
import { type ConnectionLimits, connectionConfig, type LimitedClient, limitedClient } from './postgres-client.ts';

/** Why somebody got no connection, or no answer on the one that they had. */
export interface PoolFailure {
  /**
   * - `exhausted`: all connections were in use for longer than anybody waits.
   * - `unreachable`: no new connection could be made.
   * - `silent`: a statement was not answered, and its connection was closed.
   * - `readOnly`: it takes no changes, as a primary does that has been replaced by another.
   */
  readonly reason: 'exhausted' | 'unreachable' | 'silent' | 'readOnly';
  readonly error: Error;
  /** How many connections there are: all of them, those without work, those that are just being made. */
  readonly open: number;
  readonly idle: number;
  readonly connecting: number;
  /** How many wait for one. */
  readonly waiting: number;
  /** Who has been using a connection for the longest time: how many milliseconds, and what was sent last. */
  readonly longestUse: { readonly ms: number; readonly statement: string } | undefined;
}

export interface PoolSettings {
  /** How many connections there are at most. */
  readonly size: number;
  readonly limits: ConnectionLimits;
  /** Whether PostgreSQL takes the limits when a connection starts. */
  readonly hasStartLimits: boolean;
}

/** Milliseconds that a connection is kept without work. */
const idleTimeout = 10_000;
/** Seconds after which a connection is replaced, so that servers move to where the host's name points today. */
const longestLife = 30 * 60;
/** Characters of a statement that the log shows. */
const shownOfStatement = 120;

type Connected = Parameters<pg.Pool['connect']>[0];

/** Connections to one PostgreSQL. Those that break, or over which no answer comes, leave the pool. */
export function createPool(
  url: string,
  { size, limits, hasStartLimits }: PoolSettings,
  onFailure: (failure: PoolFailure) => void = () => undefined,
  ClientOfTest?: pg.PoolConfig['Client'],
): pg.Pool {
  const Client = limitedClient(limits, {
    // The other end of this connection is gone. So it is, most likely, for those over which nothing has come since:
    // nobody has to try each of them in turn.
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
    // To the pool this is the time to wait for a connection; a client has a limit of its own to make one.
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: idleTimeout,
    maxLifetimeSeconds: longestLife,
  });
  // A connection that breaks without work has left the pool already. Without a listener the process would end.
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
    // Whoever waits for a connection that cannot be made waits as long.
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
    // Whoever came first stands first.
    const [[client, since] = []] = usedSince;
    if (!client || since === undefined) return undefined;
    const statement = client instanceof Client ? client.statement.slice(0, shownOfStatement) : '';
    return { ms: Math.round(performance.now() - since), statement };
  }

  return pool;
}
