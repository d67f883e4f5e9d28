import type { Db } from '#database/database.ts';
import { findTicket } from '#database/tickets/find-tickets.ts';
import { releaseTicket } from '#database/tickets/release-ticket.ts';
import { ticketMails } from '../../tickets/mail/ticket-mails.ts';
import type { CommandPlace, Output } from '../command.ts';
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
