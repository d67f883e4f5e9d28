import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket } from '../tables.ts';

/** Among the reasons: somebody of the team took it for spam. */
const quarantinedByTeam = 'team';

const { reference, state, quarantineReasons: reasons } = ticket;

/** The counterpart of `releaseTicket`. False: there is none of that reference, or it was in quarantine already. */
export async function quarantineTicket(db: Db, wanted: string): Promise<boolean> {
  const held = await db
    .update(ticket)
    .set({
      state: 'quarantined',
      quarantineReasons: sql`array_append(array_remove(${reasons}, ${quarantinedByTeam}), ${quarantinedByTeam})`,
    })
    .where(and(eq(reference, wanted), ne(state, 'quarantined')))
    .returning({ id: ticket.id });
  return held.length > 0;
}
