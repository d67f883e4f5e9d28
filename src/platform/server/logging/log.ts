import { write } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { logOutput } from './log-output.ts';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string | undefined;
  readonly cause: LoggedError | undefined;
}

/** How many nested causes are logged. An error may even be its own cause. */
const deepest = 8;

/**
 * What the log may contain of an error. Database errors carry the values of the query in their message and properties,
 * and other errors quote what they could not parse; visitors typed those, so they are left out.
 */
export function errorForLog(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { ...nothing, type: typeof error, message: withoutPeople(String(error)) };
  const message = messageOf(error);
  return {
    type: error.constructor.name,
    message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack && `${error.name}: ${message}${framesOf(error.stack, error.message)}`,
    cause: error.cause === undefined || depth === deepest ? undefined : errorForLog(error.cause, depth + 1),
  };
}

const nothing = { code: undefined, stack: undefined, cause: undefined };

function messageOf(error: Error): string {
  // Drizzle appends the values of a query after it.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL and JSON.parse quote what they could not parse; names of tables and columns are quoted, too, and are
  // lost.
  const isQuoting = error instanceof SyntaxError || ('severity' in error && 'code' in error);
  return withoutPeople(isQuoting ? error.message.replace(/["'][\s\S]*["']/, '"…"') : error.message);
}

/** The stack: what follows the message, which may itself look like a stack. */
function framesOf(stack: string, message: string): string {
  const from = stack.indexOf(message);
  const rest = from === -1 ? stack : stack.slice(from + message.length);
  const [first] = /\n {4}at /.exec(rest) ?? [];
  return first === undefined ? '' : rest.slice(rest.indexOf(first));
}

/** Whatever else an error repeats, it must not contain an e-mail address. */
function withoutPeople(text: string): string {
  return text.replace(/[^\s<>"'(),;:=]+/g, (part) => (part.slice(1, -1).includes('@') ? '…' : part));
}

export type Log = Logger;

/** Without process id and host name, which every line would repeat. */
export const logShape = { base: null, serializers: { err: (error: unknown) => errorForLog(error) } };

/** Writes JSON lines to stdout. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const longestWait = process.stdout.isTTY ? 0 : 200;
  return pino(
    { ...logShape, level: logLevel },
    logOutput((chunk, done) => write(1, chunk, done), longestWait),
  );
}

export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}
