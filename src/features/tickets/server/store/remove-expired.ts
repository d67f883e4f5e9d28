import { and, inArray, lt } from 'drizzle-orm';
import type { RemoveBatch } from '#platform/server/retention/retention-rules.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import { ticket } from '../tables.ts';
import { deleteTickets } from './save-ticket.ts';

/** Tickets in one of these states with all messages and attachments, counted from the last activity. */
export function removeTickets(
  states: readonly (typeof ticket.$inferSelect)['state'][],
  { withActions }: { readonly withActions: boolean },
): RemoveBatch {
  return (db, before, limit) =>
    db.transaction(async (tx) => {
      const old = await tx
        .select({ id: ticket.id, reference: ticket.reference })
        .from(ticket)
        .where(and(inArray(ticket.state, [...states]), lt(ticket.lastActivityAt, before)))
        .orderBy(ticket.lastActivityAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      if (old.length === 0) return { rows: 0 };
      const references = old.map(({ reference }) => reference);
      if (withActions) await tx.delete(staffAction).where(inArray(staffAction.subject, references));
      const ids = old.map(({ id }) => id);
      return { rows: old.length, files: await deleteTickets(tx, ids) };
    });
}
