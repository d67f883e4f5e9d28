import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { mostCounted } from '#features/bell/notifications.ts';
import { sendAttachment } from '#features/tickets/server/attachments.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { type Actor, type FormHandler, noteAction, wrongInput } from '#platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '#site/staff.ts';
import { type StaffIncomingLine, type StaffIncomingView, staffIncomingFilters } from '../staff-lines.ts';
import { listFolders } from './folders.ts';
import { countIncoming, discardIncoming, findIncoming, listIncoming, retryIncoming } from './store.ts';

const shown = 100;

/** What waits for a decision, unless the latest are asked for. */
export async function incomingView(db: Db, { mail }: StaffPlace): Promise<StaffIncomingView> {
  const filter = staffIncomingFilters.find((one) => one === mail) ?? 'failed';
  const [counts, folders, mails] = await Promise.all([
    countIncoming(db, mostCounted),
    listFolders(db),
    linesOf(db, filter === 'failed' ? 'failed' : 'all'),
  ]);
  return {
    kind: 'incoming',
    filter,
    counts: { failed: counts.failed, received: counts.all },
    folders: folders.map(({ name, checkedAt, lastError }) => ({
      name,
      checkedAt: checkedAt?.getTime() ?? null,
      error: lastError,
    })),
    mails,
  };
}

async function linesOf(db: Db, which: 'failed' | 'all'): Promise<readonly StaffIncomingLine[]> {
  const found = await listIncoming(db, which, shown);
  const ids = found.flatMap(({ ticketId }) => ticketId ?? []);
  const tickets =
    ids.length > 0
      ? await db.select({ id: ticket.id, reference: ticket.reference }).from(ticket).where(inArray(ticket.id, ids))
      : [];
  const references = new Map(tickets.map(({ id, reference }) => [id, reference]));
  return found.map((mail) => ({
    ...pick(mail, 'id', 'state', 'sender', 'subject', 'outcome', 'problem', 'unfetched', 'bytes'),
    hasOriginal: mail.original !== null,
    ticket: references.get(mail.ticketId ?? '') ?? null,
    receivedAt: mail.receivedAt.getTime(),
  }));
}

const place: StaffPlace = { view: 'incoming' };
const fields = z.object({ incoming: uuidText().toLowerCase() });

/** All three actions need the id of a message that waits for a decision. */
function decision(
  done: 'incomingRetried' | 'incomingTicket' | 'incomingDiscarded',
  decide: (deps: Parameters<FormHandler>[1], id: string) => Promise<boolean>,
): FormHandler {
  return async (typed, deps) => {
    const { data } = fields.safeParse(typed);
    if (!data) return wrongInput(place);
    const isDone = await decide(deps, data.incoming);
    return isDone ? { done, place } : { place, status: 409, errorCode: 'unknownIncoming' };
  };
}

export const retryMail = decision('incomingRetried', (deps, id) => retryIncoming(deps, id, false));
export const mailToTicket = decision('incomingTicket', (deps, id) => retryIncoming(deps, id, true));
export const discardMail = decision('incomingDiscarded', discardIncoming);

interface Downloader {
  readonly db: Db;
  readonly by: Actor;
  readonly folder: string;
}

/** Sends a message as it arrived, and logs who downloaded it. Undefined if there is none with that id. */
export async function sendIncoming(c: AppContext, typedId: string, { db, by, folder }: Downloader) {
  const { data: id } = uuidText().toLowerCase().safeParse(typedId);
  const found = id ? await findIncoming(db, id) : undefined;
  if (!found?.original) return undefined;
  const type = 'application/octet-stream';
  const file = { id: found.original, name: `${found.id}.eml`, type, bytes: found.bytes };
  const answer = await sendAttachment(c, folder, file);
  await noteAction(db, by, { action: 'incoming-downloaded', subject: found.id });
  return answer;
}
