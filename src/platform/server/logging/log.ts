import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { batchedLines } from './batched-lines.ts';
import { errorForLog } from './error-for-log.ts';

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
