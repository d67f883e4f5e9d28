import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { z } from 'zod';
import { CommandError } from './command.ts';

/** The value given for each `--option`; empty if there is none. */
export type TypedOptions = Readonly<Record<string, unknown>>;

/**
 * Reads `--option value` pairs. Throws a CommandError with one line for each argument that belongs to no option of
 * `names`.
 */
export function readOptions(args: readonly string[], names: readonly string[]): TypedOptions {
  const options: ParseArgsConfig['options'] = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  // Not strict, because its errors name one problem at a time and are written for programmers.
  const { values, positionals } = parseArgs({ args: args.map(closeEmptyOption), options, strict: false });
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const known = names.map((name) => `--${name}`).join(', ');
    throw new CommandError(...unknown.map((name) => `--${name} is not an option of this command. There are ${known}.`));
  }
  if (positionals.length > 0) {
    const lost = JSON.stringify(positionals.join(' '));
    throw new CommandError(`${lost} belongs to no option. Put a text of several words between quotes: --text "…".`);
  }
  const repeated = names.filter((name) => args.filter((arg) => arg.split('=')[0] === `--${name}`).length > 1);
  if (repeated.length > 0) throw new CommandError(...repeated.map((name) => `--${name} can be given once.`));
  return values;
}

/** `--text --title "…"`: the value of the first is missing, and the second must not be taken for it. */
function closeEmptyOption(arg: string, index: number, args: readonly string[]): string {
  const isOption = (text: string | undefined) => text === undefined || /^--[a-z]/.test(text);
  return /^--[a-z]+$/.test(arg) && isOption(args[index + 1]) ? `${arg}=` : arg;
}

/**
 * Validates options; throws a CommandError that names each wrong one, its value and the fix. `inWords` gives messages
 * for a schema that only names its problems.
 */
export function checkOptions<Schema extends z.ZodType>(
  schema: Schema,
  typed: TypedOptions,
  inWords: (option: string, problem: string) => string = (_, problem) => problem,
): z.output<Schema> {
  const result = schema.safeParse(typed);
  if (result.success) return result.data;
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = path.join('.');
    // Reports only the first problem of each option.
    if (!problems.has(name)) problems.set(name, `--${name} ${inWords(name, message)}. ${shown(typed[name])}`);
  }
  throw new CommandError(...problems.values());
}

function shown(value: unknown): string {
  if (value === undefined) return 'It is missing.';
  return value === '' ? 'It has no value.' : `It is ${JSON.stringify(value)}.`;
}
