import type { Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { withinLimits } from '#platform/server/security/within-limits.ts';
import { findOpened, findStatus } from './find-status.ts';

export interface StatusDeps {
  readonly database: Database;
  readonly secretOf: () => Promise<string>;
}

/** The status for whoever asks over the network, or the fault that says why there is no answer. */
export function lookForStatus(
  c: AppContext,
  deps: StatusDeps,
  asked: Parameters<typeof findStatus>[0],
): ReturnType<typeof findStatus> {
  return look(c, deps, (place) => findStatus(asked, place));
}

/** … and for whoever brings the key of a link. */
export function lookForOpened(
  c: AppContext,
  deps: StatusDeps,
  opened: Parameters<typeof findOpened>[0],
): ReturnType<typeof findOpened> {
  return look(c, deps, (place) => findOpened(opened, place));
}

function look<Found>(
  c: AppContext,
  { database, secretOf }: StatusDeps,
  find: (place: Parameters<typeof findStatus>[1]) => Promise<Found>,
): Promise<Found> {
  const network = c.get('sender')()?.network;
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => find({ db: database.db, secret: await secretOf(), network })),
  );
}
