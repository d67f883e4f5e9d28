import { and, eq, gt, sql } from 'drizzle-orm';
import { reminderCutoff } from '#features/meetings/server/start-reminding.ts';
import { longestHold } from '#features/meetings/server/store/find-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { longestPause } from '#features/payments/server/store/check-orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { longestWindow } from '#platform/database/limits/rate-limits.ts';
import { clockSlack } from '#platform/database/queries.ts';
import { useCount } from '#platform/database/tables.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { retryDelays } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { limits } from '#platform/server/security/limits.ts';
import { startRegularWork } from '#platform/server/timing.ts';

interface Clock {
  readonly now: Date;
  /** Milliseconds that a server may claim a message. */
  readonly claim: number;
}

/**
 * A clock that was ahead leaves times behind which are further off than any delay: mail and payments would wait for
 * them, and so would a visitor who has reached a limit. What waits for such a time becomes due now, claims until then
 * are released, counts are deleted, held slots are free again, and meetings count as booked early enough for a reminder.
 * Returns how much mail and how many orders there were.
 */
export async function makeDueAgain(db: Db, { now, claim }: Clock): Promise<{ mails: number; orders: number }> {
  const { id, state, attempts, nextAttemptAt, claimedUntil } = outboxMessage;
  const waits = sql`(array[0, ${sql.raw(retryDelays.join(', '))}])[least(${attempts}, ${sql.raw(String(retryDelays.length))}) + 1]`;
  const atLatest = (longest: typeof waits) =>
    sql`${new Date(now.getTime() + clockSlack).toISOString()}::timestamptz + make_interval(secs => ${longest} / 1000.0)`;
  const waiting = eq(state, 'waiting');
  const put = await db
    .update(outboxMessage)
    .set({ nextAttemptAt: now })
    // The first of both conditions is for the index: it reads only what is ahead.
    .where(and(waiting, gt(nextAttemptAt, now), gt(nextAttemptAt, atLatest(waits))))
    .returning({ id });
  const held = await db
    .update(outboxMessage)
    .set({ claimedUntil: null })
    .where(and(waiting, gt(claimedUntil, new Date(now.getTime() + claim + clockSlack))))
    .returning({ id });
  const { nextCheckAt } = paymentOrder;
  const asked = await db
    .update(paymentOrder)
    .set({ nextCheckAt: now })
    .where(and(gt(nextCheckAt, now), gt(nextCheckAt, atLatest(longestPause))))
    .returning({ id: paymentOrder.id });
  const { heldUntil, bookedAt, startsAt } = meeting;
  await db
    .update(meeting)
    .set({ heldUntil: now })
    .where(and(eq(meeting.state, 'held'), gt(heldUntil, new Date(now.getTime() + longestHold + clockSlack))));
  // Nobody knows when it was booked. A reminder for somebody who booked shortly before is better than none.
  await db
    .update(meeting)
    .set({
      bookedAt: sql`least(${now.toISOString()}::timestamptz, ${startsAt} - make_interval(secs => ${reminderCutoff / 1000}))`,
    })
    .where(and(eq(meeting.state, 'booked'), gt(startsAt, now), gt(bookedAt, new Date(now.getTime() + clockSlack))));
  await db.delete(useCount).where(gt(useCount.until, new Date(now.getTime() + longestWindow * 1000 + clockSlack)));
  return { mails: new Set([...put, ...held].map((one) => one.id)).size, orders: asked.length };
}

const checkInterval = 60_000;

interface Deps {
  readonly db: Db;
  readonly log: Log;
  readonly wakeMail: () => void;
}

/** Makes sure that nothing waits for a time that was written by a clock which was ahead. */
export function startClockWatch({ db, log, wakeMail }: Deps): { stop: () => Promise<void> } {
  const work = async () => {
    const { mails, orders } = await makeDueAgain(db, { now: currentTime(), claim: limits.mail.claim });
    if (mails + orders === 0) return;
    log.warn({ mails, orders }, 'a server clock was ahead: mail and orders that were dated too late are due now');
    wakeMail();
  };
  return startRegularWork({
    every: checkInterval,
    work,
    log,
    failure: 'checking for times from a wrong server clock failed',
  });
}
