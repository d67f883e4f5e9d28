import { uuidText } from '#contracts/bounded-input.ts';
import type { Db } from '#database/database.ts';
import { type Actor, noteAction } from '#database/staff/staff-actions.ts';
import { findAttachment } from '#database/tickets/find-attachment.ts';
import type { AppContext } from '../app-context.ts';
import { sendAttachment } from '../tickets/attachments/send-attachment.ts';

interface Deps {
  readonly db: Db;
  readonly by: Actor;
  readonly folder: string;
}

/** Hands out a file that came with a ticket, and notes to whom. Undefined: there is none of that id. */
export async function sendFile(
  c: AppContext,
  typedId: string,
  { db, by, folder }: Deps,
): Promise<Response | undefined> {
  const { data: id } = uuidText().toLowerCase().safeParse(typedId);
  const found = id && (await findAttachment(db, id));
  if (!found) return undefined;
  const { attachment, reference } = found;
  const answer = await sendAttachment(c, folder, attachment);
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return answer;
}
