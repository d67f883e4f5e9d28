import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Alert, type AlertName, alertNames, type Finding } from '#platform/server/health/alert.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { msPerDay, msPerMinute } from '#site/durations.ts';

/** An open alert is a row in the table of rate limit counts, which all servers share. */
const keyOf = (name: AlertName) => `alert:${name}`;

/** If several servers notice the same problem, one gets true and posts it. The others get false until `until`. */
export async function claimAlert(
  db: Db,
  name: AlertName,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(rateLimitCount)
    .values({ key: keyOf(name), uses: 1, until })
    .onConflictDoUpdate({
      target: rateLimitCount.key,
      set: { uses: sql`${rateLimitCount.uses} + 1`, until },
      setWhere: lte(rateLimitCount.until, now),
    })
    .returning({ key: rateLimitCount.key });
  return claimed.length > 0;
}

/** False if there was none, or if another server has ended it. */
export async function endAlert(db: Db, name: AlertName): Promise<boolean> {
  const ended = await db
    .delete(rateLimitCount)
    .where(eq(rateLimitCount.key, keyOf(name)))
    .returning({ key: rateLimitCount.key });
  return ended.length > 0;
}

export async function openAlerts(db: Db, now: Date): Promise<readonly AlertName[]> {
  const found = await db
    .select({ key: rateLimitCount.key })
    .from(rateLimitCount)
    .where(and(inArray(rateLimitCount.key, alertNames.map(keyOf)), gt(rateLimitCount.until, now)));
  const keys = new Set(found.map(({ key }) => key));
  return alertNames.filter((name) => keys.has(keyOf(name)));
}

/** The message that is posted to `ALERT_URL`. It goes to an external service, so it contains no personal data. */
export interface AlertMessage {
  /** For people; the field that Slack, Teams, Mattermost and others show. */
  readonly text: string;
  readonly alert: string;
  readonly state: 'firing' | 'over';
  /** The URL of the site. */
  readonly site: string;
  readonly at: string;
}

/** Milliseconds: the timeout of an attempt, and the pauses after failed ones. */
interface Timing {
  readonly answer: number;
  readonly pauses: readonly number[];
}

const defaultTiming: Timing = { answer: 10_000, pauses: [1_000, 5_000] };

/**
 * Resolves when the message has arrived. Rejects when every attempt failed; the error does not contain the URL, which
 * is a secret.
 */
export async function postAlert(url: string, message: AlertMessage, { answer, pauses }: Timing = defaultTiming) {
  const body = JSON.stringify(message);
  let failure = '';
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answer),
      });
      await response.body?.cancel();
      if (response.ok) return;
      failure = `it answered ${response.status}`;
    } catch (error) {
      failure = error instanceof Error && error.name === 'TimeoutError' ? 'it did not answer' : 'it cannot be reached';
    }
  }
  throw new Error(`ALERT_URL: ${failure}`);
}

/**
 * Milliseconds for which one server claims an alert while it posts it. If that server is killed, or the post fails,
 * another one tries after that.
 */
const claimFor = 5 * msPerMinute;
/** Milliseconds after which an alert that is still open is posted again. */
const repeatAfter = msPerDay;

/** Alerts that each server raises separately: the database may be what is down, and each machine has its own disk and clock. */
const ownNames = ['database', 'storage', 'clock', 'attachments'] as const;

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
    const now = currentTime();
    const after = (ms: number) => new Date(now.getTime() + ms);
    if (!(await claimAlert(db, name, { now, until: after(claimFor) }))) return;
    await raiseAlone(name, text);
    if (!raisedAlone.has(name)) return;
    // The alert was posted, and need not be posted again until then.
    const until = after(repeatAfter);
    await db
      .update(rateLimitCount)
      .set({ until })
      .where(eq(rateLimitCount.key, keyOf(name)));
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

/** Raises or ends an alert by what its check found. */
export async function applyFinding(alerts: Alerts, { name, over }: Alert, finding: Finding | undefined): Promise<void> {
  if (!finding) return;
  if (finding.problem !== undefined) await alerts.raise(name, finding.problem);
  else await alerts.settle(name, over);
}

function isOwn(name: string): name is OwnName {
  return ownNames.some((own) => own === name);
}
