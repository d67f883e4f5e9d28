import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { asAttachment } from '#features/tickets/server/attachments.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { type Actor, type FormHandler, noteAction, wrongInput } from '#platform/server/staff/staff-actions.ts';
import type { StaffQuery } from '#site/staff.ts';
import { type StaffIncoming, type StaffIncomingLine, staffIncomingFilters } from '../staff-lines.ts';
import { listFolders } from './folders.ts';
import { countIncoming, discardIncoming, findIncoming, listIncoming, retryIncoming } from './store.ts';

const shown = 100;

/** The part of the mail view about what comes in, with its list if that is asked for. */
export async function incomingView(db: Db, { mail }: StaffQuery, most: number): Promise<StaffIncoming> {
  const filter = staffIncomingFilters.find((one) => one === mail);
  const [counts, folders] = await Promise.all([countIncoming(db, most), listFolders(db)]);
  return {
    filter,
    counts: { failed: counts.failed, received: counts.all },
    folders: folders.map(({ name, checkedAt, lastError }) => ({
      name,
      checkedAt: checkedAt?.getTime() ?? null,
      error: lastError,
    })),
    mails: filter ? await linesOf(db, filter === 'failed' ? 'failed' : 'all') : [],
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
    ...pick(mail, 'id', 'state', 'sender', 'subject', 'outcome', 'problem', 'unfetched', 'bytes', 'hasRaw'),
    ticket: references.get(mail.ticketId ?? '') ?? null,
    receivedAt: mail.receivedAt.getTime(),
  }));
}

const place: StaffQuery = { view: 'outbox', mail: 'failed' };
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

/** Sends a message as it arrived, and logs who downloaded it. Undefined if there is none with that id. */
export async function sendIncoming(c: AppContext, typedId: string, db: Db, by: Actor): Promise<Response | undefined> {
  const { data: id } = uuidText().toLowerCase().safeParse(typedId);
  const found = id ? await findIncoming(db, id) : undefined;
  if (!found?.raw) return undefined;
  await noteAction(db, by, { action: 'incoming-downloaded', subject: found.id });
  return c.body(new Uint8Array(found.raw), 200, {
    'Cache-Control': 'no-store',
    'Content-Disposition': asAttachment(`${found.id}.eml`),
    'Content-Type': 'application/octet-stream',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
}
