import { inspect } from 'node:util';
import { z } from 'zod';
import type { PaymentProvider } from '#features/payments/server/providers/provider.ts';
import { boundedList, boundedText } from '#platform/contracts/bounded-input.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Command, type CommandContext, CommandError } from '#platform/server/commands/command.ts';
import { commandsOf } from '#platform/server/compose-features.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import { features } from '../features.ts';

const commands = commandsOf(features);

export function findCommand(name: string): Command | undefined {
  return commands.get(name);
}

export const commandNames: readonly string[] = [...commands.keys()];

/** A command as it is typed. The limits are far above what one needs. */
export const commandCall = z.strictObject({
  name: boundedText(100),
  args: boundedList(boundedText(10_000), 100),
});

export const commandResult = z.strictObject({
  output: z.string(),
  errors: z.string(),
  exitCode: z.int().min(0).max(255),
});

export type CommandCall = z.infer<typeof commandCall>;
export type CommandResult = z.infer<typeof commandResult>;

/** What all commands of a process share. Who runs one, and when, is different each time. */
export type SharedContext = Omit<CommandContext, 'by'>;

/** In characters. */
const longestUser = 60;

/** The user at the terminal. In ASCII, because a header carries it to the server. */
export function terminalUser(env: NodeJS.ProcessEnv): string {
  // With sudo, the user is root, and the person is the one who called it.
  const user = env['SUDO_USER'] || env['USER'] || env['USERNAME'] || 'unknown';
  return user.replace(/[^!-~]/g, '?').slice(0, longestUser);
}

/** Runs a command to its end. Errors are part of the result. `user` is recorded with what the command changes. */
export async function runCommand(
  { name, args }: CommandCall,
  shared: SharedContext,
  user = 'unknown',
): Promise<CommandResult> {
  let output = '';
  try {
    const print = (text: string) => {
      output += `${text}\n`;
    };
    const by = { staffEmail: `${user.slice(0, longestUser)} (terminal)`, at: currentTime() };
    const command = findCommand(name);
    if (!command) throw new CommandError(`There is no command "${name}". There are ${commandNames.join(', ')}.`);
    await command.run(args, print, { ...shared, by });
    return { output, errors: '', exitCode: 0 };
  } catch (error) {
    // An unexpected error is shown in full.
    const errors = error instanceof CommandError ? error.message : inspect(error);
    return { output, errors: `${errors}\n`, exitCode: 1 };
  }
}

interface Deps {
  readonly config: Pick<Config, 'dataDir' | 'migrationsDir' | 'formSecret' | keyof CommandContext['config']>;
  readonly database: Pick<Database, 'db' | 'describe'>;
  readonly log: Log;
  readonly provider: PaymentProvider | undefined;
  /** Undefined outside the server, which finds new mail within seconds. */
  readonly wakeMail?: () => void;
}

export function commandContext({ config, database, log, provider, wakeMail }: Deps): SharedContext {
  const { db } = database;
  return {
    db,
    config,
    log,
    provider,
    secretOf: sharedSecret(config.formSecret, db, 'form'),
    wakeMail: wakeMail ?? (() => undefined),
    dataDir: config.dataDir,
    migrationsDir: config.migrationsDir,
    isServing: wakeMail !== undefined,
    databaseName: database.describe(),
  };
}
