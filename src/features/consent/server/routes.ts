import { success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { networkLimits, reachedLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import { secondsPerHour } from '#site/durations.ts';
import { saveConsent } from '../contract.ts';
import { receiptMoment, saveReceipt } from './store.ts';

/**
 * New receipts per hour. A visitor creates one or two a year, but many can share a network. A visitor who is refused
 * loses nothing: the answer counts in their browser, which sends the receipt again from the next page.
 */
const receipts = [
  { name: 'consent-network-hour', of: 'network', most: 60, seconds: secondsPerHour },
  { name: 'consent-wide-hour', of: 'wideNetwork', most: 300, seconds: secondsPerHour },
] as const;
/** From all networks together, so that a botnet cannot fill the disk either. */
const allReceipts = { key: 'consent-all-hour', most: 20_000, seconds: secondsPerHour };

interface Deps {
  readonly database: Database;
  readonly secretOf: () => Promise<string>;
}

/** Uses the server's time, because a visitor's clock proves nothing. */
export function mountConsent(app: App, config: Config, { database, secretOf }: Deps): void {
  const reached = reachedLimits();
  const { db } = database;
  mountCall(app, config, saveConsent, (receipt, c) =>
    whileDatabaseAnswers(database, async () => {
      const limits = [...networkLimits(c, await secretOf(), receipts), allReceipts];
      const save = () => saveReceipt(db, { ...receipt, at: currentTime() }, limits);
      const at = (await receiptMoment(db, receipt)) ?? (await withinLimits(c, () => reached.unless(limits, save)));
      return success({ id: receipt.id, at: at.toISOString() });
    }),
  );
}
