import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { type AlertName, claimAlert, endAlert, recordAlert } from '../store/alerts.ts';
import { type AlertMessage, postAlert } from './post-alert.ts';

const minute = 60_000;
/** Milliseconds that a server has to tell of an alert; if it is killed meanwhile, or nobody answers, another one does. */
const claimFor = 5 * minute;
/** … and after which people are reminded of one that still stands. */
const toldFor = 24 * 60 * minute;

/** What each server tells for itself: the database may be what is away, and each machine has its own disk. */
const ownNames = ['database', 'storage'] as const;

type OwnName = (typeof ownNames)[number];

/** The door through which the site calls for a person. Mail is not it, since mail may be what fails. */
export interface Alerts {
  /** To be called as often as it is noticed: of all servers one tells of it, once a day. Never rejects. */
  raise(name: AlertName | OwnName, text: string): Promise<void>;
  /** To be called as often as all is well. Where it was not before, that is told too. Never rejects. */
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
   * Told, but the database does not know it, because it was away: then every server speaks for itself, which is better
   * than silence.
   */
  const raisedAlone = new Set<string>();

  /** False: it did not arrive. */
  async function tell(name: string, state: AlertMessage['state'], text: string): Promise<boolean> {
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
      log.error({ alert: name, err: error }, 'an alert did not reach anybody');
      return false;
    }
  }

  async function raiseTogether(name: AlertName, text: string): Promise<void> {
    const now = new Date();
    const after = (ms: number) => new Date(now.getTime() + ms);
    if (!(await claimAlert(db, name, { now, until: after(claimFor) }))) return;
    await raiseAlone(name, text);
    if (!raisedAlone.has(name)) return;
    await recordAlert(db, name, after(toldFor));
    raisedAlone.delete(name);
  }

  async function raiseAlone(name: string, text: string): Promise<void> {
    if (raisedAlone.has(name)) return;
    raisedAlone.add(name);
    if (!(await tell(name, 'firing', text))) raisedAlone.delete(name);
  }

  return {
    raise: (name, text) =>
      isOwn(name) ? raiseAlone(name, text) : raiseTogether(name, text).catch(() => raiseAlone(name, text)),
    async settle(name, text) {
      const wasShared = !isOwn(name) && (await endAlert(db, name).catch(() => false));
      const wasAlone = raisedAlone.delete(name);
      if (wasShared || wasAlone) await tell(name, 'over', text);
    },
  };
}

function isOwn(name: string): name is OwnName {
  return ownNames.some((own) => own === name);
}
