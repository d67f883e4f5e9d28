import { once } from 'node:events';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openProvider } from '#features/payments/server/open-payments.ts';
import { forgetDatabaseClock, readDatabaseClock } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DatabaseError, DatabaseInUse, NoDatabase } from '#platform/database/database-error.ts';
import { describeTables, tablesWithRows } from '#platform/database/dump-tables.ts';
import { type ExistingDatabase, openDatabase, openExistingDatabase } from '#platform/database/open-database.ts';
import { longLimits } from '#platform/database/postgres-client.ts';
import { isServed, siteSecretTable } from '#platform/database/site-secrets.ts';
import { type Command, CommandError } from '#platform/server/commands/command.ts';
import type { Config } from '#platform/server/config/config.ts';
import { createLog } from '#platform/server/logging/log.ts';
import { limits } from '#platform/server/security/limits.ts';
import { controlPath, userHeader } from './control.ts';
import {
  type CommandCall,
  type CommandResult,
  commandContext,
  commandResult,
  findCommand,
  runCommand,
} from './run-command.ts';

interface RunOptions {
  /** Milliseconds to wait for a server that holds the embedded database and does not listen yet, or no longer. */
  readonly patience?: number;
  /** Receives what the caller should know beside the result, such as which database is used. */
  readonly notice?: (text: string) => void;
  /** Who runs the command. */
  readonly user?: string;
}

const fixSettings = 'Name the settings of the site, for example with --env-file /etc/hormiga.env,';

/**
 * Runs a command in this process, or, if a running server holds the embedded database, in that one. A holder that does
 * not listen is a server that is starting or stopping: the command waits for a while. No database is created, unless
 * that is the command's purpose.
 */
export async function runOnDatabase(
  config: Config,
  call: CommandCall,
  { patience = limits.command, notice = () => undefined, user }: RunOptions = {},
): Promise<CommandResult> {
  const command = findCommand(call.name);
  let output = '';
  const print = (text: string) => {
    output += `${text}\n`;
  };
  if (await command?.checkFirst?.(call.args, print, config.migrationsDir)) return { output, errors: '', exitCode: 0 };
  const path = config.databaseUrl ? undefined : controlPath(config.dataDir);
  for (const start = performance.now(); ; await wait(100)) {
    const result = path && (await runOnServer(path, call, { timeout: command?.patience, user }));
    if (result) {
      notice(`Database: the one of the site that runs with DATA_DIR=${resolve(config.dataDir)}`);
      if (result.exitCode === 0) command?.checkAfterServer?.(call.args);
      return result;
    }
    try {
      return await runHere(config, call, { notice, user });
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || performance.now() - start > patience) throw error;
    }
  }
}

async function runHere(
  config: Config,
  call: CommandCall,
  { notice, user }: { readonly notice: (text: string) => void; readonly user: string | undefined },
): Promise<CommandResult> {
  const command = findCommand(call.name);
  const database = await openFor(command?.tables, config, notice);
  const log = createLog({ logLevel: 'silent' });
  try {
    notice(`Database: ${database.describe()}`);
    if (database.kind === 'postgres') await readDatabaseClock(database.db);
    // A sandbox lives in the server, and is only available while that runs.
    const selfUrl = () => config.publicUrl;
    const provider = command?.asksProvider ? await openProvider({ config, db: database.db, selfUrl }) : undefined;
    return await runCommand(call, commandContext({ config, database, log, provider }), user);
  } finally {
    forgetDatabaseClock();
    await database.close();
  }
}

/** Opens the database of the site. If the settings lead to none, that is an error and not an empty site. */
async function openFor(
  tables: Command['tables'],
  { dataDir, databaseUrl: url, databasePoolSize: size, migrationsDir }: Config,
  notice: (text: string) => void,
): Promise<Database> {
  const options = { dataDir, url, pool: { size, limits: longLimits }, migrationsDir, briefly: true };
  let database: ExistingDatabase;
  try {
    database = await openExistingDatabase(options);
  } catch (error) {
    if (error instanceof NoDatabase && tables === 'create') return openDatabase(options);
    throw error;
  }
  try {
    if (tables !== 'create') await expectSite(database, tables, notice);
    else if (database.schema === 'missing') await expectNoTables(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (tables !== 'create' || database.schema !== 'missing') return database;
  await database.close();
  return openDatabase(options);
}

async function expectSite(database: ExistingDatabase, tables: Command['tables'], notice: (text: string) => void) {
  const { schema, db } = database;
  if (schema === 'missing') {
    throw new DatabaseError(`There are no tables of the site in the database: ${database.describe()}.`, [
      fixSettings,
      'or start the site once, which creates them.',
    ]);
  }
  if (schema === 'older' && tables !== 'any') {
    throw new DatabaseError(`The tables are of an older version than this program: ${database.describe()}.`, [
      'Start the site in this version, which updates them, or run the command with the version that runs.',
      'backup works with both.',
    ]);
  }
  if (schema === 'newer') notice('Note: the tables are of a newer version of the site than this program.');
  // A site that was started has stored its secret, however new it is; one of an older version has at least some rows.
  if (schema !== 'older' && (await isServed(db))) return;
  if ((await tablesWithRows(db)).some((name) => name !== siteSecretTable)) return;
  throw new DatabaseError(`The database is empty, as no site was ever started with it: ${database.describe()}.`, [
    fixSettings,
    'or start the site once.',
  ]);
}

/** A backup of the site does not go into a database with other tables. */
async function expectNoTables(database: Database): Promise<void> {
  const [table] = await describeTables(database.db);
  if (!table) return;
  throw new DatabaseError(
    `There are tables in the database, and they are not of the site, such as ${table.name}: ${database.describe()}.`,
    ['Name an empty database with DATABASE_URL.'],
  );
}

/** Lets the server behind a control socket run a command. Undefined: none listens there, and nothing was run. */
export async function runOnServer(
  socketPath: string,
  call: CommandCall,
  {
    timeout = limits.command,
    user,
  }: { readonly timeout?: number | undefined; readonly user?: string | undefined } = {},
): Promise<CommandResult | undefined> {
  const headers = { 'content-type': 'application/json', ...(user && { [userHeader]: user }) };
  // Without an agent, which would hold the connection open and with it this process.
  const clientRequest = request({ socketPath, method: 'POST', headers, agent: false, timeout });
  clientRequest.on('timeout', () => clientRequest.destroy(new CommandError(timeoutMessage(timeout))));
  let connected = false;
  clientRequest.on('socket', (socket) =>
    socket.once('connect', () => {
      connected = true;
    }),
  );
  try {
    clientRequest.end(JSON.stringify(call));
    const [response] = await once(clientRequest, 'response');
    const answer = await text(response);
    if (response.statusCode !== 200) throw new CommandError(answer || 'The site could not parse this command.');
    return commandResult.parse(JSON.parse(answer));
  } catch (error) {
    if (!connected) return undefined;
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      'The site stopped before it answered. Check whether the command was run, and if not, run it again.',
    );
  }
}

const timeoutMessage = (ms: number) =>
  `The site has not answered within ${ms / 1_000} s, and may still be running the command. Check whether it was run.`;
