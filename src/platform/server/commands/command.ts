import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { z } from 'zod';
import type { ActionDeps } from '../staff/staff-actions.ts';

/** Writes one or more lines for the person at the terminal. */
export type Output = (text: string) => void;

/** What a command may need. Each feature adds what only its own commands need. */
export interface CommandContext extends ActionDeps {
  /** The folder of attachments. */
  readonly dataDir: string;
  readonly migrationsDir: string;
  /** True if the command runs inside the server. */
  readonly isServing: boolean;
  /** Which database it is, for display. Contains no password. */
  readonly databaseName: string;
}

/**
 * A command that the team runs from a terminal. It may run inside the server that holds the embedded database, so it
 * must not use the terminal directly. It throws a CommandError if it cannot do its work.
 */
export interface Command {
  /** What it does and how to use it; shown without opening a database. */
  readonly help: string;
  /** Timeout in milliseconds in a running server, if longer than usual. */
  readonly patience?: number;
  /** Adds what only the terminal knows, such as the current folder, to the arguments. */
  readonly atTerminal?: (args: readonly string[]) => string[];
  /**
   * Which schema versions it works with. Omitted: this version and newer ones, which an older server has to work with
   * as well. `any`: older ones, too. `create`: it may create the tables if there are none.
   */
  readonly tables?: 'any' | 'create';
  /** It calls the payment provider; connecting to that can write to the database. */
  readonly asksProvider?: boolean;
  /** Runs at the terminal before a database is opened or created. Returns true if nothing else is to be done. */
  readonly checkFirst?: (args: readonly string[], output: Output, migrationsDir: string) => Promise<boolean>;
  /** Runs at the terminal after a running server has run the command. */
  readonly checkAfterServer?: (args: readonly string[]) => void;
  readonly run: (args: readonly string[], output: Output, context: CommandContext) => Promise<void>;
}

/** Each problem is one line for the operator: what is wrong, and the fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The value given for each `--option`; empty if there is none. */
type TypedOptions = Readonly<Record<string, unknown>>;

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

/** Columns of equal width, with numbers aligned right. Each row stays on one line. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')));
  const columns = head.map((_, column) => {
    const cells = lines.map((line) => line[column] ?? '');
    const width = Math.max(...cells.map((cell) => cell.length));
    const isNumber = cells.slice(1).every((cell) => /^\d+$/.test(cell));
    return { pad: (cell: string) => (isNumber ? cell.padStart(width) : cell.padEnd(width)) };
  });
  return lines
    .map((line) => columns.map(({ pad }, column) => pad(line[column] ?? '')).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
