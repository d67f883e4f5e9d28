import type { Db } from '#platform/database/database.ts';
import type { CommandPlace, Output } from '#platform/server/commands/command.ts';
import { ticketMails } from '../mail/ticket-mails.ts';
import { findTicket } from '../store/find-tickets.ts';
import { releaseTicket } from '../store/release-ticket.ts';
import { unknownTicket } from './show.ts';

export async function release(db: Db, reference: string, output: Output, { tickets }: CommandPlace): Promise<void> {
  const { config, secretOf } = tickets;
  const mails = ticketMails({ config, secret: await secretOf(), sender: 'released' });
  if (await releaseTicket(db, reference, mails)) {
    tickets.wakeMail?.();
    output(`${reference} is released. The team and the visitor are told by e-mail.`);
    return;
  }
  const found = await findTicket(db, reference);
  if (!found) throw unknownTicket(reference);
  output(`${reference} is not in quarantine: it is ${found.ticket.state}.`);
}
