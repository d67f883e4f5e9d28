import { type Alert, consoleUrl, countOf } from '#platform/server/health/alert.ts';
import { hasMailLeft, type OutboxHealth, readOutboxHealth } from '#platform/server/mail/outbox-health.ts';
import { secondsPerDay } from '#site/durations.ts';

/** Seconds for which a dead letter raises the alert. One that the team ignores does not raise it for ever. */
const recentlyDead = secondsPerDay;

export const outboxAlert: Alert = {
  name: 'outbox',
  view: 'outbox',
  over: 'Mail leaves again.',
  async check({ config, db, now }) {
    const { outboxAlertMinutes: minutes } = config;
    const bound = minutes * 60;
    const health = await readOutboxHealth(db, now, { dead: recentlyDead, codes: bound });
    const isStuck = isHeldUp(health, bound) && !(await hasMailLeft(db, now, bound));
    return { problem: isStuck ? `${stuckText(health, minutes)} See ${consoleUrl(config, 'view=outbox')}` : undefined };
  },
};

export const deadLettersAlert: Alert = {
  name: 'deadLetters',
  view: 'outbox',
  over: 'No mail was given up for a day, or all were sent again.',
  async check({ config, db, now }) {
    const { newlyDead } = await readOutboxHealth(db, now, { dead: recentlyDead, codes: 0 });
    const letters = countOf(newlyDead, 'mail was', 'mails were');
    const text = `${letters} given up since yesterday. See ${consoleUrl(config, 'view=outbox&mail=dead')}`;
    return { problem: newlyDead > 0 ? text : undefined };
  },
};

/**
 * Mail waits for a mail server that does not accept it, or for a server that sends it; or a code was not delivered in
 * time.
 */
function isHeldUp({ oldestWaiting = 0, lostCodes }: OutboxHealth, bound: number): boolean {
  return oldestWaiting > bound || lostCodes > 0;
}

function stuckText({ waiting, oldestWaiting = 0, lostCodes }: OutboxHealth, bound: number): string {
  const minutes = (count: number) => countOf(count, 'minute', 'minutes');
  const oldest = `${waiting} waiting, the oldest for ${minutes(Math.round(oldestWaiting / 60))}`;
  const codes =
    lostCodes > 0
      ? `, and ${countOf(lostCodes, 'mail with a code or link was', 'mails with codes or links were')} lost`
      : '';
  return `No mail has left for ${minutes(bound)}: ${oldest}${codes}.`;
}
