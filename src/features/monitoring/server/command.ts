import { type Command, textTable } from '#platform/server/commands/command.ts';
import { listMissingAddresses, type MissingAddress } from './missing-addresses.ts';

const shown = 50;

const help = `Shows the missing addresses that visitors request, the ${shown} most requested first.

  npm run missing`;

export const missing: Command = {
  help,
  async run(_args, output, { db }) {
    const rows = await listMissingAddresses(db, shown);
    output(rows.length === 0 ? 'No visitor has met a missing address.' : table(rows));
  },
};

function table(rows: readonly MissingAddress[]): string {
  const cells = rows.map(({ path, hits, firstSeen, lastSeen, lastLanguage }) => {
    return [String(hits), day(firstSeen), day(lastSeen), lastLanguage, path];
  });
  return textTable(['hits', 'first seen', 'last seen', 'language', 'address'], cells);
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
