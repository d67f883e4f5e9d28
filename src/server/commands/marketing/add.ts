import type { Db } from '#database/database.ts';
import { addNotification, stateOfNotification } from '#database/marketing-notifications.ts';
import { inBogota } from '../../marketing/bogota-time.ts';
import type { Output } from '../command.ts';
import { readNotification } from './notification-options.ts';

export async function add(db: Db, args: readonly string[], output: Output): Promise<void> {
  const now = new Date();
  const added = await addNotification(db, readNotification(args, now));
  const { id, from, until } = added;
  const end = until ? `until ${inBogota(until)}` : 'until it is ended';
  output(`Notification ${id} is ${stateOfNotification(added, now)}: from ${inBogota(from)} ${end}, Bogotá time.`);
}
