import type { Database } from '#database/database.ts';
import type { TicketStatus } from '#site/live.ts';
import { type AppContext, connectedFrom } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { whileDatabaseAnswers } from '../../errors/while-database-answers.ts';
import { senderNetwork } from '../../http/sender-network.ts';
import { withinLimits } from '../../within-limits.ts';
import { findStatus } from './find-status.ts';

export interface StatusParts {
  readonly database: Database;
  readonly secretOf: () => Promise<string>;
}

/** The status for whoever asks over the network, or the fault that says why there is no answer. */
export function lookForStatus(
  c: AppContext,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  { database, secretOf }: StatusParts,
  asked: Parameters<typeof findStatus>[0],
): Promise<TicketStatus | undefined> {
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => findStatus(asked, { db: database.db, secret: await secretOf(), network })),
  );
}
