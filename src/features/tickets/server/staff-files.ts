import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { FileDeps } from '#platform/server/feature.ts';
import { pathText } from '#platform/server/http/request-text.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { staffHref } from '#site/staff.ts';
import { questionAbout, sendAttachment } from './attachments.ts';
import { type FoundAttachment, findAttachment } from './store/find-tickets.ts';

/** Asks first about a file that could do harm. */
export async function ticketFile(c: AppContext, deps: FileDeps): Promise<Response | undefined> {
  const found = await fileAt(c, deps.db);
  if (!found || !questionAbout(found.attachment)) return found && sendFile(c, found, deps);
  return c.redirect(staffHref(deps.language, { view: 'file', file: found.attachment.id }), 303);
}

export async function confirmedTicketFile(c: AppContext, deps: FileDeps): Promise<Response | undefined> {
  const found = await fileAt(c, deps.db);
  return found && sendFile(c, found, deps);
}

async function fileAt(c: AppContext, db: Db): Promise<FoundAttachment | undefined> {
  const { data: id } = uuidText().toLowerCase().safeParse(pathText(c, 'id'));
  return id ? findAttachment(db, id) : undefined;
}

async function sendFile(c: AppContext, { attachment, reference }: FoundAttachment, { db, by, folder }: FileDeps) {
  const answer = await sendAttachment(c, folder, attachment);
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return answer;
}
