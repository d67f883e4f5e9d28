import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#database/database.ts';
import { DatabaseInUse } from '#database/database-error.ts';
import type { Config } from '../config.ts';
import { askServer } from '../control/ask-server.ts';
import { controlPath } from '../control/control-path.ts';
import { limits } from '../limits.ts';
import { createLog } from '../logging/log.ts';
import { openProvider } from '../payments/open-provider.ts';
import { findCommand } from './all-commands.ts';
import { commandPlace } from './command-place.ts';
import { type CommandCall, type CommandResult, runCommand } from './run-command.ts';

/**
 * Runs a command in this process, or, where a running server holds the embedded database, in that one. A holder that
 * does not listen is a server that just starts or stops: it is waited for a while.
 */
export async function runOnDatabase(
  config: Config,
  call: CommandCall,
  patience: number = limits.command,
): Promise<CommandResult> {
  const path = config.databaseUrl ? undefined : controlPath(config.dataDir);
  for (const start = performance.now(); ; await wait(100)) {
    const result = path && (await askServer(path, call, findCommand(call.name)?.patience));
    if (result) return result;
    try {
      return await runHere(config, call);
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || performance.now() - start > patience) throw error;
    }
  }
}

async function runHere(config: Config, call: CommandCall): Promise<CommandResult> {
  const { dataDir, databaseUrl: url, migrationsDir } = config;
  const database = await openDatabase({ dataDir, url, migrationsDir, briefly: true });
  const { db } = database;
  const log = createLog({ logLevel: 'silent' });
  try {
    // A sandbox lives in the server, and can be asked only while that runs.
    const provider = await openProvider({ config, db, selfUrl: () => config.publicUrl });
    return await runCommand(db, call, commandPlace({ config, db, log, provider }));
  } finally {
    await database.close();
  }
}
