import { existsSync } from 'node:fs';
import { openDatabase } from '#database/database.ts';
import { DatabaseError } from '#database/database-error.ts';
import { listMissingAddresses, type MissingAddress } from '#database/missing-addresses.ts';
import { ConfigurationError, readConfig } from '../config.ts';

/** Shows the team which addresses visitors ask for in vain, the most wanted first. */
const shown = 50;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { dataDir, databaseUrl: url, migrationsDir } = readConfig(process.env);
  const database = await openDatabase({ dataDir, url, migrationsDir });
  try {
    const rows = await listMissingAddresses(database.db, shown);
    process.stdout.write(`${rows.length === 0 ? 'No visitor has met a missing address.' : table(rows)}\n`);
  } finally {
    await database.close();
  }
}

function table(rows: readonly MissingAddress[]): string {
  const head = ['   hits', 'first seen', 'last seen ', 'language', 'address'];
  const lines = rows.map(({ path, hits, firstSeen, lastSeen, lastLanguage }) => [
    String(hits).padStart(7),
    day(firstSeen),
    day(lastSeen),
    lastLanguage.padEnd(8),
    path,
  ]);
  return [head, ...lines].map((cells) => cells.join('  ')).join('\n');
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

main().catch((error: unknown) => {
  console.error(error instanceof DatabaseError || error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 1;
});
