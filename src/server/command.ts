import { existsSync } from 'node:fs';
import { DatabaseError } from '#database/database-error.ts';
import { canaryHelp, runCanaryCommand } from './canary/canary-command.ts';
import { commandNames, findCommand } from './commands/all-commands.ts';
import { CommandError } from './commands/command.ts';
import { runOnDatabase } from './commands/run-on-database.ts';
import { ConfigurationError, readConfig } from './config.ts';

/** What the team does from a terminal: `npm run missing` and others, whether the site runs or not. */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  // From outside, as a visitor: it is the only one that needs no database.
  const isCanary = name === 'canary';
  const help = isCanary ? canaryHelp : findCommand(name)?.help;
  if (!help) throw new CommandError(`Say which command: ${[...commandNames, 'canary'].join(', ')}.`);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${help}\n`);
    return 0;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const run = isCanary
    ? runCanaryCommand(config, args)
    : runOnDatabase(config, { name, args: findCommand(name)?.atTerminal?.(args) ?? args });
  const { output, errors, exitCode } = { errors: '', ...(await run) };
  process.stdout.write(output);
  process.stderr.write(errors);
  return exitCode;
}

const forPeople = [CommandError, ConfigurationError, DatabaseError];

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error && forPeople.some((kind) => error instanceof kind) ? error.message : error);
    return 1;
  })
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
