import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Db } from '#platform/database/database.ts';
import type { CommandContext } from '#platform/server/commands/command.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { limits } from '#platform/server/security/limits.ts';
import { commandCall, runCommand } from '../run-command.ts';

/**
 * Runs the commands that come over the control socket. Only their names are logged: arguments may contain personal
 * data.
 */
export function controlApp(db: Db, log: Log, place: CommandContext): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: limits.body, onError: (c) => c.text('This command is too long.', 413) }));
  app.post('/', async (c) => {
    const call = commandCall.safeParse(await c.req.json().catch(() => undefined));
    if (!call.success) return c.text('This is no command that the site can read.', 400);
    const result = await runCommand(db, call.data, place);
    log.info({ command: call.data.name, exitCode: result.exitCode }, 'a command was run');
    return c.json(result);
  });
  return app;
}
