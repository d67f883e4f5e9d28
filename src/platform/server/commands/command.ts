import type { Db } from '../../database/database.ts';

/** Takes a line, or several, for the person at the terminal. */
export type Output = (text: string) => void;

/** What a command may need beside the database. Each feature adds what its own commands need. */
export interface CommandPlace {
  /** Where the attachments are. */
  readonly dataDir: string;
  /** It runs within the server. */
  readonly isServing: boolean;
  /** Which database it is, for people. Holds no password. */
  readonly database: string;
}

/** To be called after mail was queued and committed. Undefined: a server that runs finds it within seconds. */
export type WakeMail = (() => void) | undefined;

/**
 * Something that the team does from a terminal. It may run in the server that holds the embedded database, so it
 * knows nothing of the terminal itself. It throws a CommandError where it cannot do what was asked.
 */
export interface Command {
  /** What it does and how it is written; shown without opening a database. */
  readonly help: string;
  /** Milliseconds that it may take in a running server, where that is longer than usual. */
  readonly patience?: number;
  /** What only the terminal knows, such as the folder that it is in, is put into the arguments there. */
  readonly atTerminal?: (args: readonly string[]) => string[];
  /**
   * Which tables it can work with. Left out: those of this version, and newer ones, which an older server has to work
   * with as well. `any`: older ones, too. `create`: it may create them where there are none.
   */
  readonly tables?: 'any' | 'create';
  /** It asks the payment provider; opening that can write to the database. */
  readonly asksProvider?: boolean;
  /** What is checked at the terminal before a database is opened or created. True: that was all. */
  readonly checkFirst?: (args: readonly string[], output: Output, migrationsDir: string) => Promise<boolean>;
  /** What is checked at the terminal after a running server has done it. */
  readonly checkAfterServer?: (args: readonly string[]) => void;
  readonly run: (db: Db, args: readonly string[], output: Output, place: CommandPlace) => Promise<void>;
}

/** Each problem is a line for people: what is wrong, and the fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
