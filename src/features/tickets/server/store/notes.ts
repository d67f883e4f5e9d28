import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket, ticketNote, ticketPresence } from '../tables.ts';

type TicketNote = typeof ticketNote.$inferSelect;

/** `sentBefore`: the same form was already sent with a different text; this text was not saved. */
export async function addNote(tx: Db, note: TicketNote): Promise<'added' | 'exists' | 'sentBefore'> {
  const added = await tx.insert(ticketNote).values(note).onConflictDoNothing().returning({ id: ticketNote.id });
  if (added.length === 0) {
    const [existing] = await tx.select().from(ticketNote).where(eq(ticketNote.id, note.id));
    return existing?.ticketId === note.ticketId && existing.text === note.text ? 'exists' : 'sentBefore';
  }
  await tx.update(ticket).set({ lastActivityAt: note.createdAt }).where(eq(ticket.id, note.ticketId));
  return 'added';
}

/** The oldest first. */
export async function notesOf(db: Db, ticketId: string): Promise<TicketNote[]> {
  return db
    .select()
    .from(ticketNote)
    .where(eq(ticketNote.ticketId, ticketId))
    .orderBy(asc(ticketNote.createdAt), asc(ticketNote.id));
}

interface Presence {
  readonly reference: string;
  readonly staffEmail: string;
  readonly isTyping: boolean;
}

/** Records that a team member has a ticket open now. An unknown ticket changes nothing. */
export async function recordPresence(db: Db, { reference, staffEmail, isTyping }: Presence, lastSeen: Date) {
  const { ticketId } = ticketPresence;
  const seen = { isTyping, lastSeen };
  const [found] = await db.select({ id: ticket.id }).from(ticket).where(eq(ticket.reference, reference));
  if (!found) return;
  await db
    .insert(ticketPresence)
    .values({ ticketId: found.id, staffEmail, ...seen })
    .onConflictDoUpdate({ target: [ticketId, ticketPresence.staffEmail], set: seen });
}

/** Milliseconds after which a browser that says nothing more no longer has the ticket open. */
const presenceLasts = 40_000;

/** Who has a ticket open, of one ticket or of all. */
export async function listPresence(db: Db, now: Date, ticketId?: string): Promise<Presence[]> {
  const { staffEmail, isTyping, lastSeen } = ticketPresence;
  return db
    .select({ reference: ticket.reference, staffEmail, isTyping })
    .from(ticketPresence)
    .innerJoin(ticket, eq(ticket.id, ticketPresence.ticketId))
    .where(
      and(
        gt(lastSeen, new Date(now.getTime() - presenceLasts)),
        ticketId === undefined ? undefined : eq(ticketPresence.ticketId, ticketId),
      ),
    )
    .orderBy(sql`${ticket.reference}, ${staffEmail}`);
}
