import type { Db } from '#platform/database/database.ts';
import type { Output } from '#platform/server/commands/command.ts';
import { inBogota } from '../bogota-time.ts';
import { addNotification, stateOfNotification } from '../store/marketing-notifications.ts';
import { readNotification } from './notification-options.ts';

export async function add(db: Db, args: readonly string[], output: Output): Promise<void> {
  const now = new Date();
  const added = await addNotification(db, readNotification(args, now));
  const { id, from, until } = added;
  const end = until ? `until ${inBogota(until)}` : 'until it is ended';
  output(`Notification ${id} is ${stateOfNotification(added, now)}: from ${inBogota(from)} ${end}, Bogotá time.`);
}
