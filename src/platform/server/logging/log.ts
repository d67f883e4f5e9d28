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

/** Errors under each other that are worth a line. One may even name itself as its cause. */
const deepest = 8;

/**
 * What the log may say of an error. Errors of the database carry the values of the query, in their text and in
 * properties of their own, and others quote what they could not read; those are what visitors typed, and stay out.
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
  // Drizzle writes the values of a query after it.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL and JSON.parse quote what they could not read; names of tables and columns are quoted, too, and lost.
  const isQuoting = error instanceof SyntaxError || ('severity' in error && 'code' in error);
  return withoutPeople(isQuoting ? error.message.replace(/["'][\s\S]*["']/, '"…"') : error.message);
}

/** Where it was thrown: what stands after the message, which may itself look like a place. */
function framesOf(stack: string, message: string): string {
  const from = stack.indexOf(message);
  const rest = from === -1 ? stack : stack.slice(from + message.length);
  const [first] = /\n {4}at /.exec(rest) ?? [];
  return first === undefined ? '' : rest.slice(rest.indexOf(first));
}

/** Whatever else an error repeats, an address that reaches somebody is not to be in it. */
function withoutPeople(text: string): string {
  return text.replace(/[^\s<>"'(),;:=]+/g, (part) => (part.slice(1, -1).includes('@') ? '…' : part));
}

export type Log = Logger;

/** Without process id and host name, which every line would repeat. */
export const logShape = { base: null, serializers: { err: (error: unknown) => errorForLog(error) } };

/** Lines of JSON on stdout. */
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

/** Passes lines on in bundles: the destination's own work for a write is as much as making the line. */
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
