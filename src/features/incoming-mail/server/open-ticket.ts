import { desc, eq, sql } from 'drizzle-orm';
import { grammars } from '#content/grammar/index.ts';
import { user } from '#features/accounts/server/tables.ts';
import { ticketMails } from '#features/tickets/server/mail.ts';
import { limitsFor } from '#features/tickets/server/spam/form-token.ts';
import { hasCertainLink, isMadeOfLinks } from '#features/tickets/server/spam/link-density.ts';
import { findTicket } from '#features/tickets/server/store/find-tickets.ts';
import { type NewTicket, saveTicket } from '#features/tickets/server/store/save-ticket.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import type { Db } from '#platform/database/database.ts';
import { type Language, languageCodes, teamLanguage } from '#site/languages.ts';
import type { IncomingOutcome } from '../incoming-states.ts';
import { isTeamAddress } from './find-ticket.ts';
import {
  factsOf,
  type HandleDeps,
  type HandledMail,
  isIncomplete,
  missingParts,
  withInvitation,
} from './handled-mail.ts';
import { markHandled } from './store.ts';

/** Shown to the team as the system that a ticket came from. */
const origin = 'e-mail';

/**
 * A message that belongs to no ticket becomes one, by the same rules as a message from a form. `mentions`: the ticket
 * that it says it belongs to, although nothing proves that its sender is one of the people there. Such a message is held
 * back, so that nobody answers it by accident.
 */
export async function openTicket(deps: HandleDeps, mail: HandledMail, mentions?: string): Promise<IncomingOutcome> {
  const { db, secret, config, now, onTicket } = deps;
  const { stored, read, messageId, files } = mail;
  const { from, mailId, split } = read;
  // What a colleague passes on is below a line of theirs: all of it is the message.
  const text = split.text || read.text;
  const reasons = stored.asTicket ? [] : spamReasons(read, mentions);
  const language = await guessLanguage(db, from.address, `${read.subject} ${text}`);
  const written = withInvitation([read.subject, text].filter(Boolean).join('\n\n'), read, { language });
  const values: NewTicket = {
    requestId: messageId,
    name: from.name,
    email: from.address,
    message: written || '–',
    language,
    apiClient: origin,
    quarantineReasons: reasons,
    createdAt: now,
  };
  const follows = mailId ? [mailId] : [];
  const mailsOf = ticketMails({ config, secret, follows, isIncomplete: isIncomplete(mail) });
  // No confirmation to a program, nor to the team itself.
  const isPerson = read.kind === 'message' && !read.isForged;
  const isConfirmed = isPerson && !(await isTeamAddress(db, config, from.address));
  const outcome = await db.transaction(async (tx): Promise<'ticket' | 'duplicate'> => {
    let isNew = false;
    const reference = await saveTicket(tx, values, {
      limits: stored.asTicket ? [] : limitsFor(secret, { email: from.address }),
      files,
      mailsOf: (...ticket) => mailsOf(...ticket).slice(0, isConfirmed ? 2 : 1),
      onNew: () => {
        isNew = true;
      },
    });
    const saved = isNew ? (await findTicket(tx, reference))?.ticket : undefined;
    const quoted = split.text ? split.quoted : undefined;
    const details = saved
      ? ({ outcome: 'ticket', ticketId: saved.id, quoted, mentions, ...missingParts(read) } as const)
      : ({ outcome: 'duplicate' } as const);
    await markHandled(tx, stored, now, { ...factsOf(read), ...details });
    return details.outcome;
  });
  if (outcome === 'ticket') onTicket?.(reasons.length > 0 ? 'quarantined' : 'new');
  return outcome;
}

function spamReasons(read: HandledMail['read'], mentions: string | undefined): string[] {
  const { from, subject, split, text } = read;
  return [
    ...(read.isForged ? ['forged sender'] : []),
    ...(mentions && !read.isForged ? ['unproven sender'] : []),
    ...(read.isSpam ? ['marked as spam'] : []),
    ...(read.kind === 'message' ? [] : ['automatic mail']),
    ...(hasCertainLink(from.name) || isMadeOfLinks(`${subject} ${split.text || text}`) ? ['links'] : []),
  ];
}

/** In characters: enough to tell a language by. */
const sample = 2_000;

function languageOfText(text: string): Language {
  const words = text
    .slice(0, sample)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const points = (language: Language) => words.filter((word) => grammars[language].frequentWords.includes(word)).length;
  // The language of the team, if a text is too short to tell.
  const order = [teamLanguage, ...languageCodes];
  const best = order.reduce((one, other) => (points(other) > points(one) ? other : one));
  return points(best) > 0 ? best : teamLanguage;
}

/** The language of the account, else of the latest ticket from that address, else of the text. */
async function guessLanguage(db: Db, address: string, text: string): Promise<Language> {
  const [account] = await db.select({ language: user.language }).from(user).where(eq(user.email, address));
  const [earlier] = await db
    .select({ language: ticket.language })
    .from(ticket)
    .where(eq(sql`lower(${ticket.email})`, address))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  return languageIn(account?.language ?? '') ?? languageIn(earlier?.language ?? '') ?? languageOfText(text);
}
