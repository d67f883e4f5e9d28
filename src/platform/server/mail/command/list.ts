import type { Db } from '../../../database/database.ts';
import type { Output } from '../../commands/command.ts';
import { textTable } from '../../commands/text-table.ts';
import { maskAddress } from '../mailbox.ts';
import { countMail, type ListedMail, listMail, type OutboxState } from '../outbox/list-mail.ts';

const shown = 100;

export async function list(db: Db, states: readonly OutboxState[], output: Output): Promise<void> {
  const counts = await countMail(db);
  output(`${counts.waiting} waiting, ${counts.dead} dead, ${counts.sent} sent.`);
  const rows = await listMail(db, states, shown);
  if (rows.length > 0) output(`\n${mailTable(rows)}`);
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  if (all > rows.length) output(`\nThese are the newest ${rows.length} of ${all}.`);
}

function mailTable(rows: readonly ListedMail[]): string {
  const cells = rows.map(({ id, state, key, recipient, attempts, nextAttemptAt, sentAt, lastError }) => [
    id,
    state,
    key,
    maskAddress(recipient),
    String(attempts),
    state === 'waiting' ? minute(nextAttemptAt) : '-',
    sentAt ? minute(sentAt) : '-',
    lastError ?? '-',
  ]);
  return textTable(['id', 'state', 'key', 'recipient', 'attempts', 'next attempt', 'sent', 'last error'], cells);
}

/** In the time of the log, so that both can be laid side by side. */
function minute(date: Date): string {
  return `${date.toISOString().slice(0, 16)}Z`;
}
