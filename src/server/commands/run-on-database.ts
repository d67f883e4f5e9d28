import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#database/database.ts';
import { DatabaseInUse } from '#database/database-error.ts';
import type { Config } from '../config.ts';
import { askServer } from '../control/ask-server.ts';
import { controlPath } from '../control/control-path.ts';
import { limits } from '../limits.ts';
import { type CommandCall, type CommandResult, runCommand } from './run-command.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'migrationsDir'>;

/**
 * Runs a command in this process, or, where a running server holds the embedded database, in that one. A holder that
 * does not listen is a server that just starts or stops: it is waited for a while.
 */
export async function runOnDatabase(
  place: Place,
  call: CommandCall,
  patience: number = limits.command,
): Promise<CommandResult> {
  const path = place.databaseUrl ? undefined : controlPath(place.dataDir);
  for (const start = performance.now(); ; await wait(100)) {
    const result = path && (await askServer(path, call));
    if (result) return result;
    try {
      return await runHere(place, call);
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || performance.now() - start > patience) throw error;
    }
  }
}

async function runHere({ dataDir, databaseUrl: url, migrationsDir }: Place, call: CommandCall): Promise<CommandResult> {
  const database = await openDatabase({ dataDir, url, migrationsDir, briefly: true });
  try {
    return await runCommand(database.db, call);
  } finally {
    await database.close();
  }
}
