import type { PGlite } from '@electric-sql/pglite';

type Running = Pick<PGlite, 'query' | 'transaction' | 'close'> & { failure?: unknown };

interface Reopening {
  readonly open: () => Promise<PGlite>;
  /** Throws while the database could not be opened. */
  readonly expectRoom: () => void;
}

/**
 * Opens the database in a folder, and opens it again after it had to stop. When PostgreSQL cannot extend its write-ahead
 * log, because the disk is full, it panics. A server of its own would end, and recover at its next start; in this
 * process every further call would run forever and stop the whole site. What was committed is in the log already.
 */
export async function openReopened({ open, expectRoom }: Reopening): Promise<PGlite> {
  const client = await open();
  let running = stopAtPanic(client);
  let reopening: Promise<Running> | undefined;

  async function reopen(): Promise<Running> {
    expectRoom();
    running = stopAtPanic(await open());
    return running;
  }

  async function usable(): Promise<Running> {
    if (running.failure === undefined) return running;
    reopening ??= reopen().finally(() => {
      reopening = undefined;
    });
    return reopening;
  }

  // Everything holds this client, so it passes on what it is asked.
  client.query = async <Row>(...args: Parameters<PGlite['query']>) => (await usable()).query<Row>(...args);
  client.transaction = async <Result>(work: Parameters<typeof client.transaction<Result>>[0]) =>
    (await usable()).transaction(work);
  client.close = async () => {
    // One that panicked would not return.
    if (running.failure === undefined) await running.close();
  };
  return client;
}

/** Lets nothing reach a database after it panicked, not even the end of the transaction. */
function stopAtPanic(client: PGlite): Running {
  const running: Running = {
    query: client.query.bind(client),
    transaction: client.transaction.bind(client),
    close: client.close.bind(client),
  };
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...args) => {
    if (running.failure !== undefined) throw running.failure;
    try {
      return await send(...args);
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') running.failure = error;
      throw error;
    }
  };
  return running;
}
