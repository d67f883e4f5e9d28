import { ticketMails } from '#features/tickets/server/mail.ts';
import { limitsFor } from '#features/tickets/server/spam/form-token.ts';
import { hasCertainLink, isMadeOfLinks } from '#features/tickets/server/spam/link-density.ts';
import { findTicket } from '#features/tickets/server/store/find-tickets.ts';
import { type NewTicket, saveTicket } from '#features/tickets/server/store/save-ticket.ts';
import type { IncomingOutcome } from '../incoming-states.ts';
import { isTeamAddress } from './find-ticket.ts';
import { guessLanguage } from './guess-language.ts';
import { factsOf, type HandleDeps, type HandledMail } from './handled-mail.ts';
import { markHandled } from './store.ts';

/** Shown to the team as the system that a ticket came from. */
const origin = 'e-mail';

/** A message that belongs to no ticket becomes one, by the same rules as a message from a form. */
export async function openTicket(deps: HandleDeps, mail: HandledMail): Promise<IncomingOutcome> {
  const { db, secret, config, now, onTicket } = deps;
  const { stored, read, split, messageId, files, refusedFiles } = mail;
  const { from, mailId } = read;
  // What a colleague passes on is below a line of theirs: all of it is the message.
  const text = split.text || read.text;
  const reasons = stored.asTicket ? [] : spamReasons(mail);
  const values: NewTicket = {
    requestId: messageId,
    name: from.name,
    email: from.address,
    message: [read.subject, text].filter(Boolean).join('\n\n') || '–',
    language: await guessLanguage(db, from.address, `${read.subject} ${text}`),
    apiClient: origin,
    quarantineReasons: reasons,
    createdAt: now,
  };
  const follows = mailId ? [mailId] : [];
  const mailsOf = ticketMails({ config, secret, follows });
  // No confirmation to a program, nor to the team itself.
  const isPerson = read.kind === 'message' && !read.isForged;
  const isConfirmed = isPerson && !(await isTeamAddress(db, config, from.address));
  const outcome = await db.transaction(async (tx): Promise<'ticket' | 'duplicate'> => {
    let isNew = false;
    const reference = await saveTicket(tx, values, {
      limits: stored.asTicket ? [] : limitsFor(secret, { network: undefined, email: from.address }),
      files,
      mailsOf: (...ticket) => mailsOf(...ticket).slice(0, isConfirmed ? 2 : 1),
      onNew: () => {
        isNew = true;
      },
    });
    const saved = isNew ? (await findTicket(tx, reference))?.ticket : undefined;
    const details = saved
      ? ({
          outcome: 'ticket',
          ticketId: saved.id,
          quoted: split.text ? split.quoted : undefined,
          refusedFiles,
        } as const)
      : ({ outcome: 'duplicate' } as const);
    await markHandled(tx, stored, now, { ...factsOf(read), ...details });
    return details.outcome;
  });
  if (outcome === 'ticket') onTicket?.(reasons.length > 0 ? 'quarantined' : 'new');
  return outcome;
}

function spamReasons({ read, split }: HandledMail): string[] {
  return [
    ...(read.isForged ? ['forged sender'] : []),
    ...(read.kind === 'message' ? [] : ['automatic mail']),
    ...(hasCertainLink(read.from.name) || isMadeOfLinks(`${read.subject} ${split.text || read.text}`) ? ['links'] : []),
  ];
}
