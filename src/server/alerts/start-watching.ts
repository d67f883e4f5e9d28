import type { Db } from '#database/database.ts';
import { countProblems } from '#database/payments/list-problems.ts';
import { hasMailLeft, type OutboxHealth, readOutboxHealth } from '#database/watch/outbox-health.ts';
import type { Config } from '../config.ts';
import type { Log } from '../logging/log.ts';
import { startRegularWork } from '../start/regular-work.ts';
import { soon } from '../within.ts';
import type { Alerts } from './create-alerts.ts';

/** Milliseconds from one look to the next, more or less. */
const lookEvery = 60_000;
/** Seconds that a dead letter is news. Whoever was told and lets it lie is not told for ever. */
const newsFor = 24 * 60 * 60;
/** Looks that fail before the database is taken for gone: it may have been started again. */
const patience = 2;

export interface WatchParts {
  readonly config: Pick<Config, 'outboxAlertMinutes'>;
  readonly db: Db;
  readonly alerts: Alerts;
  readonly now?: () => Date;
}

/** Notices what stands still, and calls somebody. Every server looks, and one of them calls. */
export function startWatching(parts: WatchParts, log: Log): { stop: () => Promise<void> } {
  const look = createLook(parts);
  const work = startRegularWork({ every: lookEvery, work: look, log, failure: 'nobody could look after the site' });
  return { stop: () => soon(work.stop()) };
}

export function createLook({ config, db, alerts, now = () => new Date() }: WatchParts): () => Promise<void> {
  const bound = config.outboxAlertMinutes * 60;
  let failures = 0;

  async function lookAtMail(moment: Date): Promise<void> {
    const health = await readOutboxHealth(db, moment, { dead: newsFor, codes: bound });
    const isStuck = isHeldUp(health, bound) && !(await hasMailLeft(db, moment, bound));
    if (isStuck) await alerts.raise('outbox', stuckText(health, config.outboxAlertMinutes));
    else await alerts.settle('outbox', 'Mail leaves again.');
    const letters = countOf(health.newlyDead, 'mail was', 'mails were');
    const text = `${letters} given up since yesterday. See npm run outbox, or /staff.`;
    if (health.newlyDead > 0) await alerts.raise('deadLetters', text);
    else await alerts.settle('deadLetters', 'No mail was given up for a day, or all were sent again.');
  }

  async function lookAtMoney(): Promise<void> {
    const problems = await countProblems(db);
    const text = `${countOf(problems, 'payment fits', 'payments fit')} no order. See /staff?view=payments.`;
    if (problems > 0) await alerts.raise('payments', text);
    else await alerts.settle('payments', 'Every payment has its order again.');
  }

  return async () => {
    try {
      await lookAtMail(now());
      await lookAtMoney();
    } catch (error) {
      if (++failures >= patience) await alerts.raise('database', 'The database does not answer.');
      // Said once, and not at every look.
      if (failures > 1) return;
      throw error;
    }
    failures = 0;
    await alerts.settle('database', 'The database answers again.');
  };
}

/** Some wait for a mail server that does not take them, or for somebody who sends them; or a code was never got. */
function isHeldUp({ oldestWaiting = 0, lostCodes }: OutboxHealth, bound: number): boolean {
  return oldestWaiting > bound || lostCodes > 0;
}

function stuckText({ waiting, oldestWaiting = 0, lostCodes }: OutboxHealth, bound: number): string {
  const minutes = (count: number) => countOf(count, 'minute', 'minutes');
  const oldest = `${waiting} waiting, the oldest for ${minutes(Math.round(oldestWaiting / 60))}`;
  const codes = lostCodes > 0 ? `, and ${countOf(lostCodes, 'sign-in code was', 'sign-in codes were')} lost` : '';
  return `No mail has left for ${minutes(bound)}: ${oldest}${codes}. See npm run outbox, or /staff?view=outbox.`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
