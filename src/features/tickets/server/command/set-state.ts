import type { Db } from '#platform/database/database.ts';
import { CommandError, type Output } from '#platform/server/commands/command.ts';
import { findTicket } from '../store/find-tickets.ts';
import { setTicketState } from '../store/set-ticket-state.ts';
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
