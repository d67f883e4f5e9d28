import type { Db } from '#platform/database/database.ts';
import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { ticket, ticketPresence } from './tables.ts';

export async function insertTicket(
  db: Db,
  lastActivityAt: Date,
  state: (typeof ticket.$inferSelect)['state'],
): Promise<typeof ticket.$inferSelect> {
  const number = sampleCode();
  const reference = `H-${number.slice(0, 4)}-${number.slice(4)}`;
  const written = { name: 'Ana', email: 'ana@example.com', message: 'Hola', language: 'es' };
  const [row] = await db
    .insert(ticket)
    .values({ ...written, reference, state, createdAt: lastActivityAt, lastActivityAt })
    .returning();
  if (!row) throw new Error('No ticket was saved');
  return row;
}

let tickets = 0;

export const ticketSamples: RetentionSamples = {
  'ticket tickets': (db, since) => insertTicket(db, since, tickets++ % 2 ? 'closed' : 'answered'),
  'ticket quarantine': (db, since) => insertTicket(db, since, 'quarantined'),
  'ticket_presence expired': async (db, lastSeen) => {
    const { id: ticketId } = await insertTicket(db, new Date(), 'new');
    await db.insert(ticketPresence).values({ ticketId, staffEmail: 'eva@example.com', isTyping: false, lastSeen });
  },
};
