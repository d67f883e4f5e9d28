import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { ticket } from '../tables.ts';
import { attachmentsOf } from './find-tickets.ts';
import { notifyOwnerOfReceipt } from './notify-owner.ts';
import type { MailsOf } from './save-ticket.ts';

/** Takes a ticket out of quarantine and queues the mails that were held back. False: none of that reference was in it. */
export async function releaseTicket(db: Db, reference: string, mailsOf: MailsOf): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [released] = await tx
      .update(ticket)
      .set({ state: 'new' })
      .where(and(eq(ticket.reference, reference), eq(ticket.state, 'quarantined')))
      .returning();
    if (!released) return false;
    await notifyOwnerOfReceipt(tx, released);
    await queueMail(tx, ...mailsOf(released, await attachmentsOf(tx, released)));
    return true;
  });
}
