import type { Db } from '#platform/database/database.ts';
import type { Output } from '#platform/server/commands/command.ts';
import { textTable } from '#platform/server/commands/text-table.ts';
import { shorten } from '#platform/server/shorten.ts';
import { listTickets } from '../store/find-tickets.ts';
import type { Ticket } from '../tables.ts';

const latest = 50;

/** Characters of a name that a line has room for. */
const shown = 24;

export async function list(db: Db, { quarantined }: { quarantined: boolean }, output: Output): Promise<void> {
  const rows = await listTickets(db, { limit: latest, state: quarantined ? 'quarantined' : undefined });
  if (rows.length === 0) output(quarantined ? 'No ticket is in quarantine.' : 'There is no ticket.');
  else output(quarantined ? quarantineTable(rows) : ticketTable(rows));
}

function ticketTable(rows: readonly Ticket[]): string {
  const cells = rows.map((row) => [row.reference, row.state, timeOf(row), row.language, shorten(row.name, shown)]);
  return textTable(['reference', 'state', 'time (UTC)', 'language', 'name'], cells);
}

function quarantineTable(rows: readonly Ticket[]): string {
  const cells = rows.map((row) => {
    return [row.reference, timeOf(row), row.language, row.quarantineReasons.join(', '), shorten(row.name, shown)];
  });
  return textTable(['reference', 'time (UTC)', 'language', 'why', 'name'], cells);
}

function timeOf({ createdAt }: Ticket): string {
  return createdAt.toISOString().slice(0, 16).replace('T', ' ');
}
