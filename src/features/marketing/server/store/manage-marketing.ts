import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { addNotification, endNotification, type NewMarketingNotification } from '../store.ts';

interface Sending {
  /** A hash of the form and what was typed: the same again adds nothing. */
  readonly id: string;
  readonly added: NewMarketingNotification;
}

export async function addMarketing(db: Db, by: Actor, { id, added }: Sending): Promise<void> {
  const adding = db.transaction(async (tx) => {
    const { id: number, idioma } = await addNotification(tx, added);
    const entry = { id, action: 'marketing-added', subject: String(number), details: { language: idioma } };
    // If the same form is sent twice concurrently, the second waits here, and then rolls back.
    if (!(await noteAction(tx, by, entry))) tx.rollback();
  });
  await adding.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
}

/** Undefined if there is none with that number. */
export async function endMarketing(db: Db, by: Actor, number: number): ReturnType<typeof endNotification> {
  return db.transaction(async (tx) => {
    const ended = await endNotification(tx, number, by.at);
    if (ended?.wasOpen) await noteAction(tx, by, { action: 'marketing-ended', subject: String(number) });
    return ended;
  });
}
