import { and, asc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { mailFileName } from '../data-folders.ts';
import {
  type DataOwner,
  type EraseContext,
  exportRow,
  isAbout,
  type PersonalData,
  tablesOf,
} from '../personal-data.ts';
import { outboxMessage } from './tables.ts';

const { id, key, recipient, createdAt, state, secretUntil } = outboxMessage;

const mails = tablesOf('mail')(outboxMessage, {
  id: 'bookkeeping',
  key: 'bookkeeping',
  recipient: 'copy',
  replyTo: 'copy',
  subject: 'copy',
  text: 'copy',
  html: 'copy',
  attachment: 'copy',
  thread: 'bookkeeping',
  isPersonal: 'bookkeeping',
  state: 'delivery',
  attempts: 'delivery',
  nextAttemptAt: 'bookkeeping',
  secretUntil: 'bookkeeping',
  deleteWhenDone: 'bookkeeping',
  claimedUntil: 'bookkeeping',
  lastError: 'delivery',
  createdAt: 'delivery',
  sentAt: 'delivery',
});

/** Mails to the address of the account, and those to earlier addresses while they were theirs. */
function isTo(owner: DataOwner): SQL | undefined {
  return isAbout(owner, { email: recipient, at: createdAt });
}

export const mailData: PersonalData = {
  area: 'mail',
  tables: [mails],
  erases: ['mail'],
  keeps: [],

  async collect(db, owner) {
    // A mail with a secret, such as a code, would let its reader act as the person.
    const own = and(isTo(owner), isNull(secretUntil));
    const found = await db.select().from(outboxMessage).where(own).orderBy(asc(createdAt), asc(id));
    return found.map((mail) => exportRow(mails, mail));
  },

  async erase(tx, owner, { removeLater }) {
    await eraseMail(tx, isTo(owner), removeLater);
  },
};

type RemoveLater = EraseContext['removeLater'];

/** Erases the mails about something, to whomever they went. Their keys begin with its name, such as `ticket:H-7KQ2`. */
export async function eraseMailAbout(tx: Db, names: readonly string[], removeLater: RemoveLater): Promise<void> {
  if (names.length > 0) await eraseMail(tx, or(...names.map(hasName)), removeLater);
}

/** What has to be known about money still goes out, and is erased when it has. */
export async function eraseMailAboutMoney(tx: Db, names: readonly string[], removeLater: RemoveLater): Promise<void> {
  if (names.length === 0) return;
  const about = or(...names.map(hasName));
  await tx
    .update(outboxMessage)
    .set({ deleteWhenDone: true })
    .where(and(about, eq(state, 'waiting')));
  await eraseMail(tx, about, removeLater);
}

const hasName = (name: string) => like(key, `${name}:%`);

/** Not those that are to be erased when they are sent: they tell the person of the deletion itself. */
async function eraseMail(tx: Db, which: SQL | undefined, removeLater: RemoveLater): Promise<void> {
  const erased = await tx
    .delete(outboxMessage)
    .where(and(which, eq(outboxMessage.deleteWhenDone, false)))
    .returning({ id, createdAt });
  for (const mail of erased) removeLater({ mail: mailFileName(mail) });
}
