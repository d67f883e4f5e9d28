import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket } from '../tables.ts';

/** False: there is none of that reference, or it is in quarantine and has to be released first. */
export async function setTicketState(
  db: Db,
  reference: string,
  state: 'new' | 'answered' | 'closed',
): Promise<boolean> {
  const changed = await db
    .update(ticket)
    .set({ state })
    .where(and(eq(ticket.reference, reference), ne(ticket.state, 'quarantined')))
    .returning({ id: ticket.id });
  return changed.length > 0;
}
