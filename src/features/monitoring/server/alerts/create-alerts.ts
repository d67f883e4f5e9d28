import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { type AlertName, claimAlert, endAlert, recordAlert } from '../store/alerts.ts';
import { type AlertMessage, postAlert } from './post-alert.ts';

const minute = 60_000;
/**
 * Milliseconds for which one server claims an alert while it posts it. If that server is killed, or the post fails,
 * another one tries after that.
 */
const claimFor = 5 * minute;
/** Milliseconds after which an alert that is still open is posted again. */
const repeatAfter = 24 * 60 * minute;

/** Alerts that each server raises separately: the database may be what is down, and each machine has its own disk. */
const ownNames = ['database', 'storage'] as const;

type OwnName = (typeof ownNames)[number];

/** Notifies people of problems through ALERT_URL. Mail is not used, since mail may be what fails. */
export interface Alerts {
  /** Call this whenever the problem is noticed: one of all servers posts it, once a day. Never rejects. */
  raise(name: AlertName | OwnName, text: string): Promise<void>;
  /** Call this whenever all is well. If an alert was open, its end is posted too. Never rejects. */
  settle(name: AlertName | OwnName, text: string): Promise<void>;
}

interface Deps {
  readonly config: Pick<Config, 'alertUrl' | 'publicUrl'>;
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly post?: (url: string, message: AlertMessage) => Promise<void>;
}

export function createAlerts({ config, db, log, metrics, post = postAlert }: Deps): Alerts {
  /**
   * Alerts that were posted but could not be recorded because the database was down. Then every server posts its own,
   * which is better than silence.
   */
  const raisedAlone = new Set<string>();

  /** Returns false if the message did not arrive. */
  async function notify(name: string, state: AlertMessage['state'], text: string): Promise<boolean> {
    const { alertUrl, publicUrl: site } = config;
    if (state === 'firing') log.error({ alert: name }, text);
    else log.info({ alert: name }, text);
    if (!alertUrl) return true;
    try {
      await post(alertUrl, { text: `${site}: ${text}`, alert: name, state, site, at: new Date().toISOString() });
      metrics.alerts.add('sent');
      return true;
    } catch (error) {
      metrics.alerts.add('failed');
      log.error({ alert: name, err: error }, 'an alert could not be posted to ALERT_URL');
      return false;
    }
  }

  async function raiseTogether(name: AlertName, text: string): Promise<void> {
    const now = new Date();
    const after = (ms: number) => new Date(now.getTime() + ms);
    if (!(await claimAlert(db, name, { now, until: after(claimFor) }))) return;
    await raiseAlone(name, text);
    if (!raisedAlone.has(name)) return;
    await recordAlert(db, name, after(repeatAfter));
    raisedAlone.delete(name);
  }

  async function raiseAlone(name: string, text: string): Promise<void> {
    if (raisedAlone.has(name)) return;
    raisedAlone.add(name);
    if (!(await notify(name, 'firing', text))) raisedAlone.delete(name);
  }

  return {
    raise: (name, text) =>
      isOwn(name) ? raiseAlone(name, text) : raiseTogether(name, text).catch(() => raiseAlone(name, text)),
    async settle(name, text) {
      const wasShared = !isOwn(name) && (await endAlert(db, name).catch(() => false));
      const wasAlone = raisedAlone.delete(name);
      if (wasShared || wasAlone) await notify(name, 'over', text);
    },
  };
}

function isOwn(name: string): name is OwnName {
  return ownNames.some((own) => own === name);
}
