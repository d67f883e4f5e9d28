import type { Db } from '../../../database/database.ts';
import { type Actor, noteAction } from '../../staff/staff-actions.ts';
import { resendDeadMail, resendMail } from './resend-mail.ts';

/** What was done to all messages that were given up. */
const allDeadMail = 'dead';

/** See `resendMail`. Only what is sent again is noted. */
export async function sendMailAgain(db: Db, by: Actor, messageId: string): ReturnType<typeof resendMail> {
  return db.transaction(async (tx) => {
    const outcome = await resendMail(tx, messageId, by.at);
    if (outcome === 'due') await noteAction(tx, by, { action: 'mail-resent', subject: messageId });
    return outcome;
  });
}

export async function sendDeadMailAgain(db: Db, by: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const messages = await resendDeadMail(tx, by.at);
    if (messages > 0) await noteAction(tx, by, { action: 'mail-resent', subject: allDeadMail, details: { messages } });
    return messages;
  });
}
