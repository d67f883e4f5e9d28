import pg from 'pg';

export const connectTimeout = 5_000;

/** Connections that are made anew when they break. */
export function createPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...{ connectionString: url, connectionTimeoutMillis: connectTimeout, keepAlive: true },
    ...options,
  });
  // A connection can break while nothing waits for its answer: when it is idle, and between two statements of a
  // transaction. The next statement fails then, or a new connection is made. Without listeners the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
