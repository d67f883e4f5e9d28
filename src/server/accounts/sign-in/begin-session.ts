import { brand } from '#content/brand.ts';
import type { Db } from '#database/database.ts';
import { addNotification } from '#database/notifications/add-notification.ts';
import type { NotificationKind } from '#site/account/notification-kinds.ts';
import type { AppContext } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { handOver } from '../hand-over.ts';
import type { SignedIn } from '../signed-in.ts';

const welcome: NotificationKind = 'welcome';

/** What a new session begins with. Safe to repeat: whoever comes again has been welcomed. */
export async function beginSession(
  c: AppContext,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  db: Db,
  signedIn: Pick<SignedIn, 'sessionId' | 'user'>,
): Promise<void> {
  await addNotification(db, signedIn.user.id, { kind: welcome, event: welcome, values: { company: brand.name } });
  await handOver(c, config, db, signedIn);
}
