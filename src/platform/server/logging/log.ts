import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

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
  const stdout = pino.destination({ fd: 1, sync: false });
  return pino({ ...logShape, level: logLevel }, process.stdout.isTTY ? stdout : batchedLines(stdout));
}

export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}

interface Destination {
  write(text: string): unknown;
  flush(done?: (error?: Error) => void): void;
}

const mostLines = 64;
const longestWait = 200;

/** Batches lines: the destination's own work for a write costs as much as making the line. */
export function batchedLines(destination: Destination): Destination {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function passOn(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) destination.write(lines.join(''));
    lines = [];
  }

  return {
    write(line) {
      if (lines.push(line) >= mostLines) passOn();
      else timer ??= setTimeout(passOn, longestWait).unref();
    },
    flush(done) {
      passOn();
      destination.flush(done);
    },
  };
}
