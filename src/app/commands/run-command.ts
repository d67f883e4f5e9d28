import { inspect } from 'node:util';
import { z } from 'zod';
import { boundedList, boundedText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { type CommandContext, CommandError } from '#platform/server/commands/command.ts';
import { commandNames, findCommand } from './all-commands.ts';

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

/** Runs a command to its end. Errors are part of the result. */
export async function runCommand(db: Db, { name, args }: CommandCall, place: CommandContext): Promise<CommandResult> {
  let output = '';
  try {
    const print = (text: string) => {
      output += `${text}\n`;
    };
    await commandOf(name).run(db, args, print, place);
    return { output, errors: '', exitCode: 0 };
  } catch (error) {
    // An unexpected error is shown in full.
    const errors = error instanceof CommandError ? error.message : inspect(error);
    return { output, errors: `${errors}\n`, exitCode: 1 };
  }
}

function commandOf(name: string) {
  const command = findCommand(name);
  if (!command) throw new CommandError(`There is no command "${name}". There are ${commandNames.join(', ')}.`);
  return command;
}
