import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '#platform/server/logging/log.ts';
import { limits } from '#platform/server/security/limits.ts';
import { commandCall, runCommand, type SharedContext } from '../run-command.ts';

/** Not in the body, so that a server of another version can read that. */
export const userHeader = 'x-user';

/**
 * Runs the commands that come over the control socket. Only their names are logged: arguments may contain personal
 * data.
 */
export function controlApp(log: Log, context: SharedContext): Hono {
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
