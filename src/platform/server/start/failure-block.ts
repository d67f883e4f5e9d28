import { inspect } from 'node:util';
import { DatabaseError } from '../../database/database-error.ts';
import { type Config, ConfigurationError } from '../config/config.ts';
import { MissingBuildError } from '../pages/load-site.ts';

/** The server cannot listen. The message is for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor({ port, host }: Pick<Config, 'port' | 'host'>, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    super(explanations[code]?.(port, host) ?? `HOST=${host}, PORT=${port}: cannot listen there (${cause}).`, { cause });
  }
}

type Explain = (port: number, host: string) => string;

const noAddress: Explain = (_, host) =>
  `HOST=${host} is not an address of this machine.\n- Set HOST to 0.0.0.0 for every address, or to 127.0.0.1 for this machine alone.`;

const explanations: Readonly<Record<string, Explain>> = {
  EADDRINUSE: (port) =>
    `PORT=${port} is taken: another program listens there.\n- Stop it, or set PORT to another one, for example ${port === 3000 ? 3001 : 3000}.`,
  EACCES: (port) => `PORT=${port} is not open to this user.\n- Set PORT to 1024 or more, for example 3000.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

const forPeople = [ConfigurationError, DatabaseError, MissingBuildError, ListenError];

/** Why the site cannot start, and how to fix it. An unexpected error is shown in full. */
export function failureBlock(error: unknown): string {
  const foreseen = error instanceof Error && forPeople.some((kind) => error instanceof kind);
  const lines = (foreseen ? error.message : inspect(error)).split('\n').map((line) => `  ${line}`);
  return ['', '  The site cannot start.', '', ...lines, '', ''].join('\n');
}
