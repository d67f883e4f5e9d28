import type { Db } from '#platform/database/database.ts';
import { CommandError, type Output } from '#platform/server/commands/command.ts';
import { textTable } from '#platform/server/commands/text-table.ts';
import { shorten } from '#platform/server/shorten.ts';
import { inBogota } from '../bogota-time.ts';
import {
  listNotifications,
  type MarketingNotification,
  stateOfNotification,
} from '../store/marketing-notifications.ts';

/** Characters of a title or text that a line of the list has room for. */
const shown = 40;

export async function list(db: Db, args: readonly string[], output: Output): Promise<void> {
  const ended = args[0] === '--all';
  if (args.length > (ended ? 1 : 0))
    throw new CommandError('list knows one option: --all, which shows ended ones too.');
  const now = new Date();
  const rows = await listNotifications(db, { now, ended });
  if (rows.length > 0) output(`${notificationTable(rows, now)}\n\nTimes are those of Bogotá.`);
  else
    output(ended ? 'There is no notification.' : 'No notification runs or is to come. With --all you see ended ones.');
}

function notificationTable(rows: readonly MarketingNotification[], now: Date): string {
  const cells = rows.map((row) => [
    String(row.id),
    String(row.tipo),
    row.idioma.toLowerCase(),
    stateOfNotification(row, now),
    inBogota(row.from),
    row.until ? inBogota(row.until) : '-',
    row.urlTarget ?? '-',
    shorten(row.titulo ?? row.contenido, shown),
  ]);
  return textTable(['id', 'type', 'language', 'state', 'from', 'until', 'target', 'title or text'], cells);
}
