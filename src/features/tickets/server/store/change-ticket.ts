import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { ticket } from '../tables.ts';
import { lockTicket } from './lock-ticket.ts';
import { notifyOwner } from './notify-owner.ts';
import { releaseTicket } from './release-ticket.ts';
import type { MailsOf } from './save-ticket.ts';
import { setTicketState } from './set-ticket-state.ts';

/** `done` also where it was so before: then nobody is told, and nothing is noted. */
export type ChangeOutcome = 'done' | 'unknown' | 'quarantined';

/** The visitor sees it on the page that tells where a request stands; who has an account is told when it is closed. */
export async function changeTicketState(
  db: Db,
  by: Actor,
  reference: string,
  state: Parameters<typeof setTicketState>[2],
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (found.state === 'quarantined') return 'quarantined';
    if (found.state === state) return 'done';
    await setTicketState(tx, reference, state);
    if (state === 'closed') {
      // With the moment: a ticket that was opened again is told of when it is closed again.
      const event = `ticket:${reference}:closed:${by.at.getTime()}`;
      await notifyOwner(tx, found, { kind: 'ticketClosed', event, values: { reference } });
    }
    const details = { from: found.state, to: state };
    await noteAction(tx, by, { action: 'ticket-state', subject: reference, details });
    return 'done';
  });
}

export async function quarantineByTeam(db: Db, by: Actor, reference: string): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, reference);
    if (!found) return 'unknown';
    if (!(await quarantineTicket(tx, reference))) return 'done';
    await noteAction(tx, by, { action: 'ticket-quarantined', subject: reference, details: { from: found.state } });
    return 'done';
  });
}

export async function releaseByTeam(db: Db, by: Actor, reference: string, mailsOf: MailsOf): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    if (!(await lockTicket(tx, reference))) return 'unknown';
    if (!(await releaseTicket(tx, reference, mailsOf))) return 'done';
    await noteAction(tx, by, { action: 'ticket-released', subject: reference });
    return 'done';
  });
}

/** Among the reasons: somebody of the team took it for spam. */
const quarantinedByTeam = 'team';

const { reference, state, quarantineReasons: reasons } = ticket;

/** The counterpart of `releaseTicket`. False: there is none of that reference, or it was in quarantine already. */
export async function quarantineTicket(db: Db, wanted: string): Promise<boolean> {
  const held = await db
    .update(ticket)
    .set({
      state: 'quarantined',
      quarantineReasons: sql`array_append(array_remove(${reasons}, ${quarantinedByTeam}), ${quarantinedByTeam})`,
    })
    .where(and(eq(reference, wanted), ne(state, 'quarantined')))
    .returning({ id: ticket.id });
  return held.length > 0;
}
