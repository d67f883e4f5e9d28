import { z } from 'zod';
import type { Db } from '#platform/database/database.ts';
import { CommandError, type Output } from '#platform/server/commands/command.ts';
import { endNotification } from '../store/marketing-notifications.ts';

/** What the database can count to. */
const number = z.string().regex(/^\d+$/).transform(Number).pipe(z.int32().positive());

export async function end(db: Db, args: readonly string[], output: Output): Promise<void> {
  const { data: id } = number.safeParse(args[0]);
  if (id === undefined || args.length > 1) {
    throw new CommandError('Say which one by its number, for example: npm run marketing -- end 3');
  }
  const ended = await endNotification(db, id, new Date());
  if (!ended)
    throw new CommandError(`There is no notification ${id}. See all of them: npm run marketing -- list --all`);
  output(
    ended.wasOpen
      ? `Notification ${id} is ended. No visitor sees it any more.`
      : `Notification ${id} had ended before.`,
  );
}
