import { canaryHelp, runCanaryCommand } from '#features/monitoring/server/canary/start-canary.ts';
import { DatabaseError } from '#platform/database/database-error.ts';
import { CommandError } from '#platform/server/commands/command.ts';
import { ConfigurationError, readConfig } from '#platform/server/config/config.ts';
import { loadEnvironment } from '#platform/server/config/environment.ts';
import { unknownSettings } from '#platform/server/start/unknown-settings.ts';
import { commandNames, findCommand, terminalUser } from './commands/run-command.ts';
import { runOnDatabase } from './commands/run-on-database.ts';

/** Runs from outside, as a visitor: it is the only command that needs no database. */
const canary = 'canary';

const settingsHelp = `
Every command takes --env-file PATH, once or several times: a file with the settings of the site, such as
/etc/hormiga.env. What the environment has goes before it; .env in the current folder is read as well, and goes after it.
`;

/** The commands that the team runs from a terminal: `npm run missing` and others, whether the site runs or not. */
async function main(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(`${helpOf(argv.find((arg) => !arg.startsWith('-')))}\n${settingsHelp}`);
    return 0;
  }
  const { env, files, args: typed } = loadEnvironment(argv);
  const [name = '', ...args] = typed;
  // Throws if there is no such command.
  helpOf(name);
  // Standard output is for the result alone, so that other programs can read it.
  const notice = (text: string) => void process.stderr.write(`${text}\n`);
  for (const { path } of files) notice(`Settings: ${path}`);
  for (const warning of unknownSettings(env, files)) notice(`Warning: ${warning}`);
  const config = readConfig(env);
  const run =
    name === canary
      ? runCanaryCommand(config, args)
      : runOnDatabase(
          config,
          { name, args: findCommand(name)?.atTerminal?.(args) ?? args },
          { notice, user: terminalUser(process.env) },
        );
  const { output, errors, exitCode } = { errors: '', ...(await run) };
  process.stdout.write(output);
  process.stderr.write(errors);
  return exitCode;
}

function helpOf(name = ''): string {
  const help = name === canary ? canaryHelp : findCommand(name)?.help;
  if (help) return help;
  throw new CommandError(`Name a command: ${[...commandNames, canary].join(', ')}.`);
}

// What a command creates, such as a backup or restored files, is for its own user alone.
process.umask(0o077);

const forPeople = [CommandError, ConfigurationError, DatabaseError];

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error && forPeople.some((kind) => error instanceof kind) ? error.message : error);
    return 1;
  })
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
