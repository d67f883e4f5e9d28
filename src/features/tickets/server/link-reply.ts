import { currentTime } from '#platform/database/clock.ts';
import { consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { limitsOf, withinLimits } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
import { replyMail } from './mail.ts';
import type { ReadReply } from './read-reply.ts';
import { isForMailbox } from './status.ts';
import { replyToTicket } from './store/conversation.ts';

/** Replies by links: far more than a person writes, and few enough to stop a program. Each is a mail to the team. */
export const linkReplyLimits = [
  { name: 'link-reply', of: 'ticket', most: 20, seconds: secondsPerHour },
  { name: 'link-reply-day', of: 'ticket', most: 60, seconds: secondsPerDay },
  { name: 'link-reply-network', of: 'network', most: 60, seconds: secondsPerHour },
] as const;

interface Deps extends Pick<ServerDeps, 'database' | 'secretOf' | 'wakeMail'> {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl' | 'replyEmail'>;
}

/**
 * Saves a reply of a visitor who has the key of the link in a mail about the ticket, and notifies the team. Throws a
 * CallError if a limit is reached or the database is down.
 */
export function replyByLink(
  c: AppContext,
  { database, secretOf, wakeMail, config }: Deps,
  reply: ReadReply & { readonly reference: string },
) {
  const now = currentTime();
  return whileDatabaseAnswers(database, async () => {
    const secret = await secretOf();
    const limits = limitsOf(secret, linkReplyLimits, { ticket: reply.reference, ...c.get('sender')() });
    await withinLimits(c, () => consumeRateLimits(database.db, limits, now));
    const outcome = await replyToTicket(database.db, isForMailbox, { ...reply, now }, (...about) =>
      replyMail({ config, secret }, ...about),
    );
    if (outcome === 'written') wakeMail?.();
    return outcome;
  });
}
