import type { ActionDeps } from '../staff/staff-actions.ts';

/** Writes one or more lines for the person at the terminal. */
export type Output = (text: string) => void;

/** What a command may need. Each feature adds what only its own commands need. */
export interface CommandContext extends ActionDeps {
  /** The folder of attachments. */
  readonly dataDir: string;
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
