import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { dataEntries } from '#platform/database/data-folder.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { limits } from '#platform/server/security/limits.ts';
import { closeServer } from '#platform/server/start/http-server.ts';
import { commandCall, runCommand, type SharedContext } from './run-command.ts';

/** Not in the body, so that a server of another version can read that. */
export const userHeader = 'x-user';

/**
 * Runs the commands that come over the control socket. Only their names are logged: arguments may contain personal
 * data.
 */
function controlApp(log: Log, context: SharedContext): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: limits.body, onError: (c) => c.text('This command is too long.', 413) }));
  app.post('/', async (c) => {
    const call = commandCall.safeParse(await c.req.json().catch(() => undefined));
    if (!call.success) return c.text('This is no command that the site can read.', 400);
    const result = await runCommand(call.data, context, c.req.header(userHeader));
    log.info({ command: call.data.name, exitCode: result.exitCode }, 'a command was run');
    return c.json(result);
  });
  return app;
}

/**
 * Bytes that macOS allows, which is the system with the lowest limit. A longer path would be cut without an error.
 */
const longest = 103;

/** Where commands can reach a server with an embedded database. Undefined: the path is too long for a socket. */
export function controlPath(dataDir: string): string | undefined {
  const path = join(dataDir, dataEntries.control);
  return Buffer.byteLength(path) <= longest ? path : undefined;
}

export interface Control {
  close(): Promise<void>;
}

/**
 * Lets commands run while this server holds the embedded database, which no second process can open. Without it the
 * site still works, and only has to be stopped for a command. PostgreSQL needs none of this.
 */
export async function openControl(
  { dataDir }: Pick<Config, 'dataDir'>,
  database: Pick<Database, 'kind'>,
  log: Log,
  context: SharedContext,
  timeout: number = limits.controlTimeout,
): Promise<Control> {
  if (database.kind !== 'embedded') return noControl;
  try {
    const path = controlPath(dataDir);
    if (!path) throw new Error('The path of DATA_DIR is too long for a socket');
    const server = await listenOn(path, getRequestListener(controlApp(log, context).fetch), timeout);
    return { close: () => closeServer(server, limits.controlClosing) };
  } catch (error) {
    log.warn({ err: error }, 'no control socket: to run a command, stop the site first');
    return noControl;
  }
}

const noControl: Control = { close: () => Promise.resolve() };

async function listenOn(
  path: string,
  listener: ReturnType<typeof getRequestListener>,
  timeout: number,
): Promise<Server> {
  // This process holds the lock of the folder, so an existing socket was left by a process that was killed.
  rmSync(path, { force: true });
  const timeouts = { headersTimeout: timeout, requestTimeout: timeout, connectionsCheckingInterval: timeout };
  const server = createServer(timeouts, listener);
  const listening = once(server, 'listening');
  // `listen` creates the socket synchronously, under this umask: it must never be open to other users.
  const usual = process.umask(0o177);
  server.listen(path);
  process.umask(usual);
  await listening;
  return server;
}
