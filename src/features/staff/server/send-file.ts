import { sendAttachment } from '#features/tickets/server/attachments/send-attachment.ts';
import { findAttachment } from '#features/tickets/server/store/find-attachment.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';

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
