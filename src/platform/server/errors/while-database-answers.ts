import type { Database } from '../../database/database.ts';
import { isPassingFailure } from '../../database/database-error.ts';
import { CallError } from './call-error.ts';
import { mapError } from './render-errors.ts';

/**
 * Runs `work`, which needs the database. If it fails because the database is away, was away for a moment, or has no
 * space left, it throws `notReady`, which says that a retry may work; other errors pass through.
 */
export async function whileDatabaseAnswers<Result>(
  database: Pick<Database, 'ping'>,
  work: () => Promise<Result>,
  notReady: (cause: unknown) => CallError = () => new CallError('notReady'),
): Promise<Result> {
  return mapError(work, async (error) => {
    if (error instanceof CallError) return error;
    if (isPassingFailure(error)) return notReady(error);
    return database.ping().then(
      () => error,
      () => notReady(error),
    );
  });
}
