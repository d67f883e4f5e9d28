import { type Alert, consoleUrl, countOf } from '#platform/server/health/alert.ts';
import { msPerMinute } from '#site/durations.ts';
import { listFolders } from './folders.ts';

export const incomingMailAlert: Alert = {
  name: 'incomingMail',
  view: 'incoming',
  over: 'Incoming mail is read again.',
  /**
   * A mail server may be restarted: only a mailbox that has not been read for a while is worth an alert. A server that
   * was just started has to try for as long, since the time before it says nothing about the mailbox.
   */
  async check({ config, db, now, since }) {
    const { inboundImap, outboxAlertMinutes: minutes } = config;
    const folders = inboundImap ? await listFolders(db) : [];
    const late = new Date(now.getTime() - minutes * msPerMinute);
    const failing = folders.find(({ lastError, checkedAt }) => lastError !== null && (!checkedAt || checkedAt < late));
    if (!failing) return { problem: undefined };
    if (since > late) return undefined;
    const text = `Incoming mail has not been read for ${countOf(minutes, 'minute', 'minutes')}: ${failing.lastError}.`;
    return { problem: `${text} See ${consoleUrl(config, 'view=incoming&mail=received')}` };
  },
};
