import type { Database } from '../../database/database.ts';
import { isPassingFailure } from '../../database/database-error.ts';
import { CallError } from './call-error.ts';

/**
 * Does something that needs the database. If that fails because the database is away, was so for a moment, or has no
 * space left, it is `notReady`, which says that the same may work in a moment; other failures stay what they are.
 */
export async function whileDatabaseAnswers<Result>(
  database: Pick<Database, 'ping'>,
  work: () => Promise<Result>,
  notReady: (cause: unknown) => CallError = () => new CallError('notReady'),
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (isPassingFailure(error)) throw notReady(error);
    await database.ping().catch(() => {
      throw notReady(error);
    });
    throw error;
  }
}
