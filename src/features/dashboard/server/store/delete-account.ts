import { eq, sql } from 'drizzle-orm';
import { findDataOwner, type Owner } from '#features/accounts/server/store/account.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import type { EraseContext, PersonalData } from '#platform/server/personal-data.ts';

interface Deletion {
  readonly personalData: readonly PersonalData[];
  readonly context: Omit<EraseContext, 'removeLater'>;
  /** Confirms the deletion. It leaves no trace once it is sent. */
  readonly mail: Mail;
}

/** The files to remove from the data folder after the commit. */
interface RemovedFiles {
  readonly attachments: readonly string[];
  readonly mails: readonly string[];
}

/**
 * Deletes an account with everything that the features store about its owner, except what they declare as kept; all of
 * it, or nothing. Undefined if it was deleted before, such as by a second press of the button.
 */
export async function deleteAccount(
  db: Db,
  owner: Owner,
  { personalData, context, mail }: Deletion,
): Promise<RemovedFiles | undefined> {
  return db.transaction(async (tx) => {
    // Not the row of the account itself: a payment that is being saved locks its order first, and the account later.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner.id}, 0))`);
    const [found] = await tx.select({ id: user.id, email: user.email }).from(user).where(eq(user.id, owner.id));
    if (!found) return undefined;
    const attachments: string[] = [];
    const mails: string[] = [];
    const removeLater: EraseContext['removeLater'] = (file) =>
      'mail' in file ? mails.push(file.mail) : attachments.push(file.attachment);
    const person = await findDataOwner(tx, found);
    for (const { erase } of personalData) await erase(tx, person, { ...context, removeLater });
    await queueMail(tx, { ...mail, deleteWhenDone: true });
    return { attachments, mails };
  });
}
