import { keepConsent } from '#contracts/consent.ts';
import { success } from '#contracts/envelope.ts';
import { keepReceipt } from '#database/consent-receipts.ts';
import type { Db } from '#database/database.ts';
import type { App } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';

/** The moment is the server's own, because a visitor's clock proves nothing. */
export function mountConsent(app: App, config: Config, db: Db): void {
  mountCall(app, config, keepConsent, async (receipt) => {
    const at = await keepReceipt(db, { ...receipt, at: new Date() });
    return success({ id: receipt.id, at: at.toISOString() });
  });
}
