import { inspect } from 'node:util';
import { DatabaseError } from '../../database/database-error.ts';
import { ConfigurationError } from '../config/config.ts';
import { MissingBuildError } from '../pages/load-site.ts';
import { ListenError } from './listen-error.ts';

const forPeople = [ConfigurationError, DatabaseError, MissingBuildError, ListenError];

/** Why the site cannot start, and how to fix it. What nobody foresaw is shown whole. */
export function failureBlock(error: unknown): string {
  const foreseen = error instanceof Error && forPeople.some((kind) => error instanceof kind);
  const lines = (foreseen ? error.message : inspect(error)).split('\n').map((line) => `  ${line}`);
  return ['', '  The site cannot start.', '', ...lines, '', ''].join('\n');
}
