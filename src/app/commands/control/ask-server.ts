import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { CommandError } from '#platform/server/commands/command.ts';
import { limits } from '#platform/server/security/limits.ts';
import { type CommandCall, type CommandResult, commandResult } from '../run-command.ts';

/** Lets the server behind a control socket run a command. Undefined: none listens there, and nothing was run. */
export async function askServer(
  socketPath: string,
  call: CommandCall,
  timeout: number = limits.command,
): Promise<CommandResult | undefined> {
  const headers = { 'content-type': 'application/json' };
  // No agent, which would keep the connection and with it this process.
  const asking = request({ socketPath, method: 'POST', headers, agent: false, timeout });
  asking.on('timeout', () => asking.destroy(new CommandError(notYet(timeout))));
  let connected = false;
  asking.on('socket', (socket) =>
    socket.once('connect', () => {
      connected = true;
    }),
  );
  try {
    asking.end(JSON.stringify(call));
    const [response] = await once(asking, 'response');
    const answer = await text(response);
    if (response.statusCode !== 200) throw new CommandError(answer || 'The site could not read this command.');
    return commandResult.parse(JSON.parse(answer));
  } catch (error) {
    if (!connected) return undefined;
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      'The site stopped before it answered. Look whether the command has been run, and run it again.',
    );
  }
}

const notYet = (ms: number) =>
  `The site has not answered within ${ms / 1_000} s, and may still be at it. Look whether the command has been run.`;
