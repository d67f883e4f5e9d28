import type { Db } from '#database/database.ts';
import { findTicket } from '#database/tickets/find-tickets.ts';
import { setTicketState } from '#database/tickets/set-ticket-state.ts';
import { CommandError, type Output } from '../command.ts';
import { unknownTicket } from './show.ts';

/** The visitor sees it on the page that tells where a request stands. */
export async function setState(
  db: Db,
  reference: string,
  state: Parameters<typeof setTicketState>[2],
  output: Output,
): Promise<void> {
  if (await setTicketState(db, reference, state)) return output(`${reference} is ${state} now.`);
  if (!(await findTicket(db, reference))) throw unknownTicket(reference);
  throw new CommandError(`${reference} is in quarantine. Release it first: npm run tickets -- --release ${reference}`);
}
